import r2wc from '@r2wc/react-to-web-component'
import { Frame, type FrameProps } from '../frame/Frame'
import { version } from '../version'

interface InnerProps {
  /** Returns the other props of the frame: r2wc passes a method of the element to the component. */
  frame: () => Omit<FrameProps, 'revision'>
  /** An attribute, which r2wc turns into a number. Each change renders the frame again. */
  revision: number
}

/**
 * Defines the element that holds the React component inside an element's shadow root, and returns its tag.
 *
 * The class that r2wc makes cannot be the outer element, because hosts rely on other behavior:
 * - r2wc renders as soon as an attribute is set, even in an element that is in no page;
 * - r2wc unmounts during a move, which loses all edits;
 * - removing an attribute leaves the property as it was, and an empty attribute (`read-only`) counts as false;
 * - properties have no default, and setting one to false writes an attribute, which counts as present;
 * - a property that was set before the tag was defined hides its accessor for good.
 *
 * The tag contains version and screen, and avoids existing tags: a second copy of the suite must not render with the
 * React of the first.
 */
export function defineInner(name: string): string {
  let tag = `reeldock-inner-${name}-${version.replace(/[^a-z0-9]/g, '-')}`
  while (customElements.get(tag)) tag += '-x'
  const Rendered = r2wc<InnerProps>(({ frame, revision }) => <Frame {...frame()} revision={revision} />, {
    props: { frame: 'method', revision: 'number' },
  })
  const unmount: () => void = Rendered.prototype.disconnectedCallback
  class InnerElement extends Rendered {
    /** A move by `moveBefore` changes nothing. */
    connectedMoveCallback(): void {}
    /** A move removes and inserts the element within one task, so unmount only an element that stays out. */
    disconnectedCallback(): void {
      setTimeout(() => {
        if (!this.isConnected) unmount.call(this)
      })
    }
  }
  customElements.define(tag, InnerElement)
  return tag
}

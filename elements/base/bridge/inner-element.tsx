import r2wc from '@r2wc/react-to-web-component'
import { Frame, type FrameProps } from '../frame/Frame'
import { version } from '../version'

interface InnerProps {
  /** Returns what the frame is made of: r2wc hands a method of the element to the component. */
  frame: () => Omit<FrameProps, 'revision'>
  /** An attribute, which r2wc turns into a number: each change draws the frame again. */
  revision: number
}

/**
 * Defines the element inside an element's shadow root that holds the React component, and returns its tag.
 *
 * The class that r2wc makes is not the outer element, since a host relies on what it does otherwise:
 * - it renders as soon as an attribute is set, also in an element that is in no page and may never be;
 * - it unmounts within a move, so that all that was typed is lost;
 * - the removal of an attribute leaves the property as it was, and an empty attribute (`read-only`) counts as false;
 * - a property has no default, and one that is set to false writes an attribute, which counts as present;
 * - a property that was set before the tag was defined hides its accessor for good.
 *
 * The tag carries version and screen, and gives way to one that exists: a second copy of the suite must not render with the
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
    /** A move takes the element out and in again within one task: only one that stays out has gone. */
    disconnectedCallback(): void {
      setTimeout(() => {
        if (!this.isConnected) unmount.call(this)
      })
    }
  }
  customElements.define(tag, InnerElement)
  return tag
}

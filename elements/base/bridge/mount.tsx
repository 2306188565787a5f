import r2wc from '@r2wc/react-to-web-component'
import '../../kit/words'
import '../../../core/i18n/words'
import { Frame, type FrameProps } from '../frame/Frame'
import { version } from '../version'
import type { Attributes } from './attributes'
import type { Description, Events } from './description'
import { makeHost } from './make-host'
import type { Mount } from './shell'

interface Inner extends HTMLElement {
  frame: FrameProps
}

/**
 * r2wc is what renders React into the shadow root: an inner element with one property, of a type that r2wc does
 * not know, so that it is neither reflected nor parsed. Its tag carries version and screen, and gives way to one
 * that exists: a second copy of the suite must not render with the React of the first one.
 */
function innerTag(name: string): string {
  let tag = `reeldock-inner-${name}-${version.replace(/[^a-z0-9]/g, '-')}`
  while (customElements.get(tag)) tag += '-x'
  const Made = r2wc<{ frame: FrameProps }>(({ frame }) => (frame ? <Frame {...frame} /> : null), {
    props: { frame: 'property' as 'json' },
  }) as unknown as new () => Inner & { disconnectedCallback(): void }
  class InnerElement extends Made {
    constructor() {
      super()
      const { frame } = this
      if (!frame) return
      // Where a host defines tags later than it is asked to, what was set meanwhile hides the property.
      Reflect.deleteProperty(this, 'frame')
      this.frame = frame
    }
    connectedMoveCallback(): void {}
    override disconnectedCallback(): void {
      setTimeout(() => {
        if (!this.isConnected) super.disconnectedCallback()
      })
    }
  }
  customElements.define(tag, InnerElement)
  return tag
}

/** Makes what renders a description's screen into the root of an element, and keeps it in step with the element. */
export function screenMount(description: Description<Attributes, Events>): Mount {
  const tag = innerTag(description.name)
  return (element, root) => {
    const control = makeHost(description, element)
    const inner = document.createElement(tag) as Inner
    const update = () => {
      inner.frame = { description, control, revision: control.nextRevision() }
    }
    update()
    root.replaceChildren(inner)
    const touch = () => control.touched()
    root.addEventListener('focusin', touch)
    root.addEventListener('pointerdown', touch)
    return {
      update,
      refresh: control.refresh,
      save: control.save,
      discard: control.discard,
      dirty: control.dirty,
      unmount() {
        control.gone()
        root.removeEventListener('focusin', touch)
        root.removeEventListener('pointerdown', touch)
        root.replaceChildren()
      },
    }
  }
}

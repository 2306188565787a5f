import '../../kit/words'
import '../../../core/i18n/words'
import type { Attributes } from './attributes'
import type { Description, Events } from './description'
import { defineInner } from './inner-element'
import { makeHost } from './make-host'
import type { Mount } from './shell'

/**
 * Returns the function that renders a description's screen into the root of an element and keeps it up to date with the
 * element.
 */
export function screenMount(description: Description<Attributes, Events>): Mount {
  const tag = defineInner(description.name)
  return (element, root) => {
    const control = makeHost(description, element)
    const inner = Object.assign(document.createElement(tag), { frame: () => ({ description, control }) })
    const update = () => inner.setAttribute('revision', String(control.nextRevision()))
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

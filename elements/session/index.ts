import type { Portal } from '../../core/portal/portal'
import { portalChanged, sessionTag } from '../base/nearest'

/**
 * `<reeldock-session>`: every element inside it belongs to its portal.
 * `session.portal = createPortal(options)`; a portal set before the tag was defined counts.
 */
function sessionClass(): CustomElementConstructor {
  return class ReeldockSession extends HTMLElement {
    #portal: Portal | null = null

    constructor() {
      super()
      if (!Object.hasOwn(this, 'portal')) return
      const early = Reflect.get(this, 'portal') as Portal | null
      Reflect.deleteProperty(this, 'portal')
      this.#portal = early
    }

    /** The portal of the elements inside; null until it is given. */
    get portal(): Portal | null {
      return this.#portal
    }

    set portal(portal: Portal | null) {
      if (portal === this.#portal) return
      this.#portal = portal
      this.dispatchEvent(new CustomEvent(portalChanged))
    }
  }
}

if (typeof customElements !== 'undefined' && !customElements.get(sessionTag))
  customElements.define(sessionTag, sessionClass())

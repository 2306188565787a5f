import type { Portal } from '../../core/portal/portal'
import { portalChanged, sessionTag } from '../base/bridge/nearest'
import { showNoPortal } from './no-portal'

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
      const early: unknown = Reflect.get(this, 'portal')
      Reflect.deleteProperty(this, 'portal')
      this.#take(early)
    }

    /** The portal of the elements inside; null until it is given. */
    get portal(): Portal | null {
      return this.#portal
    }

    set portal(portal: Portal | null) {
      if (portal === this.#portal && !this.shadowRoot) return
      this.#take(portal)
      this.dispatchEvent(new CustomEvent(portalChanged))
    }

    /** Anything that is no portal stands for none, and is said. */
    #take(value: unknown): void {
      const isPortal = typeof (value as Portal | null)?.use === 'function'
      this.#portal = isPortal ? (value as Portal) : null
      showNoPortal(this, !isPortal && value !== null && value !== undefined)
    }
  }
}

if (typeof customElements !== 'undefined' && !customElements.get(sessionTag))
  customElements.define(sessionTag, sessionClass())

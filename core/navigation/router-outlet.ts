import type { Access } from '../portal/identity'
import type { ApprovalState } from '../session/rules'
import { isVisible, mainMenu } from './menu'
import { dialogs, type Route } from './routes'

export interface RouterOutlet {
  /** Puts the element of a route into the outlet and sets the attributes that the address says. Answers whether another element came. */
  show(route: Route, query: URLSearchParams, given: { access: Access; approval: ApprovalState | null }): boolean
  /** The element in the outlet shows what it has to show, be it what went wrong. */
  markLoaded(element: EventTarget | null): void
  dialog(): Element | null
  clear(): void
}

/** What of a page changes with its route: the element in the outlet, the dialog over it, and what the header is told. */
export function createRouterOutlet(outlet: Element, navigation: Element | undefined): RouterOutlet {
  let opened: HTMLElement | null = null

  /** One dialog at most, beside the outlet, so that it stays when the route under it changes. Closed it stays too: it gives the focus back. */
  function showDialog(name: string | null): void {
    if (name === null) {
      opened?.removeAttribute('open')
      // Its files did not arrive: what says so goes with it.
      if (opened && !customElements.get(opened.localName)) opened.remove()
      return
    }
    if (opened?.localName !== `reeldock-${name}`) {
      opened?.remove()
      opened = null
    }
    opened ??= document.createElement(`reeldock-${name}`)
    opened.toggleAttribute('open', true)
    if (!opened.isConnected) outlet.after(opened)
  }

  return {
    show(route, query, { access, approval }) {
      const queryAttributes = route.queryAttributes ?? []
      const said = [...query].filter(([name]) => queryAttributes.includes(name))
      // The title of the screen is that of the page.
      const wanted = new Map([...said, ...Object.entries(route.attributes), ['heading-level', '1']])
      const tag = `reeldock-${route.element}`
      const shown = outlet.firstElementChild
      const element = shown?.localName === tag ? shown : document.createElement(tag)
      for (const name of queryAttributes) if (!wanted.has(name)) element.removeAttribute(name)
      for (const [name, value] of wanted) if (element.getAttribute(name) !== value) element.setAttribute(name, value)
      if (element !== shown) {
        // A page may keep the place of what is on its way.
        outlet.setAttribute('aria-busy', 'true')
        outlet.replaceChildren(element)
      }
      navigation?.setAttribute('path', route.path)
      // An account that is not found is signed in all the same, and must be able to leave.
      navigation?.toggleAttribute('sign-out-only', route.signOutOnly === true || access === 'not-found')
      const dialog = query.get('dialog') ?? ''
      showDialog(mayOpen(dialog, route, approval) ? (dialogs.get(dialog) ?? null) : null)
      return element !== shown
    },
    markLoaded(element) {
      if (element === outlet.firstElementChild) outlet.removeAttribute('aria-busy')
    },
    dialog: () => opened,
    clear() {
      opened?.remove()
      outlet.removeAttribute('aria-busy')
      outlet.replaceChildren()
    },
  }
}

/** A dialog opens where the menu offers it, over a screen that needs an account; whoever could not be asked about is offered it. */
function mayOpen(dialog: string, route: Route, approval: ApprovalState | null): boolean {
  const rule = mainMenu.find(
    ({ leads }) => typeof leads === 'object' && 'path' in leads && leads.path === `?dialog=${dialog}`,
  )
  const state = { approval: approval ?? 'APPROVED', isAdmin: false, path: route.path, links: undefined }
  return !route.open && rule !== undefined && isVisible(rule, state)
}

import type { Access } from '../portal/identity'
import type { ApprovalState } from '../session/rules'
import { isVisible, mainMenu } from './menu'
import { dialogs, type Route } from './routes'

export interface RouterOutlet {
  /**
   * Puts the element of a route into the outlet and sets its attributes by the address. Returns whether another element
   * is shown.
   */
  show(route: Route, query: URLSearchParams, state: { access: Access; approval: ApprovalState | null }): boolean
  /** Reports that the element in the outlet shows its content or an error. */
  markLoaded(element: EventTarget | null): void
  dialog(): Element | null
  clear(): void
}

/**
 * Creates the parts of a page that change with its route: the element in the outlet, the dialog over it, and the
 * attributes of the header.
 */
export function createRouterOutlet(outlet: Element, navigation: Element | undefined): RouterOutlet {
  let opened: HTMLElement | null = null

  /**
   * Opens or closes the dialog, of which the page has one at most. The dialog stands beside the outlet, so that it stays
   * when the route under it changes. A closed dialog stays too, since it returns the focus.
   */
  function showDialog(name: string | null): void {
    if (name === null) {
      opened?.removeAttribute('open')
      // A dialog with missing files is removed with its error.
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
      const attributes = [...query].filter(([name]) => queryAttributes.includes(name))
      // The title of the screen is that of the page.
      const wanted = new Map([...attributes, ...Object.entries(route.attributes), ['heading-level', '1']])
      const tag = `reeldock-${route.element}`
      const shown = outlet.firstElementChild
      const element = shown?.localName === tag ? shown : document.createElement(tag)
      for (const name of queryAttributes) if (!wanted.has(name)) element.removeAttribute(name)
      for (const [name, value] of wanted) if (element.getAttribute(name) !== value) element.setAttribute(name, value)
      if (element !== shown) {
        // The page may style the outlet while an element loads.
        outlet.setAttribute('aria-busy', 'true')
        outlet.replaceChildren(element)
      }
      navigation?.setAttribute('path', route.path)
      // An account that is not found is signed in, and must be able to sign out.
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

/**
 * Returns whether a dialog opens: the menu offers it, over a screen that needs an account. If the approval could not be
 * read, the menu of an approved registration counts.
 */
function mayOpen(dialog: string, route: Route, approval: ApprovalState | null): boolean {
  const rule = mainMenu.find(
    ({ leads }) => typeof leads === 'object' && 'path' in leads && leads.path === `?dialog=${dialog}`,
  )
  const state = { approval: approval ?? 'APPROVED', isAdmin: false, path: route.path, links: undefined }
  return !route.open && rule !== undefined && isVisible(rule, state)
}

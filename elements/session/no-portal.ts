import messages from '../../core/i18n/words/en'

const styles = `:host{display:block}
div{all:initial;color-scheme:inherit;color:CanvasText;background:Canvas;display:block;padding:16px;font:14px/20px var(--reeldock-font,system-ui)}`

/**
 * Shows an error in place of the elements of a session whose `portal` is invalid, or else shows the elements. The error
 * is for developers of the page, and in English like the console.
 */
export function showNoPortal(session: HTMLElement, isInvalid: boolean): void {
  if (!isInvalid) {
    session.shadowRoot?.replaceChildren(document.createElement('slot'))
    return
  }
  const root = session.shadowRoot ?? session.attachShadow({ mode: 'open' })
  // A host page may close every shadow root, and `shadowRoot` is null then.
  if (!session.shadowRoot) Object.defineProperty(session, 'shadowRoot', { value: root })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [sheet]
  const title = messages['shared.badAttribute'].replace('{attribute}', 'portal')
  const message = 'Set portal to what createPortal() returns'
  const box = document.createElement('div')
  box.setAttribute('role', 'alert')
  box.lang = 'en'
  box.textContent = title
  root.replaceChildren(box)
  console.error(`reeldock: <reeldock-session> has an invalid portal. ${message} (bad_portal)`)
  const detail = {
    category: 'attribute',
    code: null,
    status: null,
    title,
    message,
    fieldErrors: {},
    retryable: false,
  }
  session.dispatchEvent(new CustomEvent('reeldock-error', { bubbles: true, composed: true, detail }))
}

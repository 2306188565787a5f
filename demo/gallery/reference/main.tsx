import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import '../../../elements/kit/words'
import { translator } from '../../../core/i18n/translate'
import { KitProvider } from '../../../elements/kit/context'
import bays from '../../../styles/bundles/bays.css?inline'
import fields from '../../../styles/bundles/fields.css?inline'
import forms from '../../../styles/bundles/forms.css?inline'
import notices from '../../../styles/bundles/notices.css?inline'
import pager from '../../../styles/bundles/pager.css?inline'
import styles from '../../../styles/index.css?inline'
import layout from './refs.css?inline'

/** The style sheets of the areas. An element carries only its own, but a reference page needs all of them. */
const areas = import.meta.glob<string>('../../../styles/areas/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})
const refs = import.meta.glob<{ default: ComponentType }>('./refs/*.tsx')

/** Shows the page that the address names: `?ref=list`, optionally with `theme` and `dir`. */
async function show(address: URLSearchParams) {
  const Page = await refs[`./refs/${address.get('ref') ?? 'list'}.tsx`]?.()
  const host = document.getElementById('page')
  if (!Page || !host) return
  document.body.dataset.theme = address.get('theme') ?? 'light'
  document.documentElement.dir = address.get('dir') ?? 'ltr'

  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [styles, fields, forms, bays, notices, pager, layout, ...Object.values(areas)].map(
    text => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      return sheet
    },
  )
  const root = document.createElement('div')
  root.className = 'root'
  shadow.append(root)
  createRoot(root).render(
    <KitProvider t={translator(address.get('locale') ?? 'en')}>
      <Page.default />
    </KitProvider>,
  )
}

await show(new URLSearchParams(location.search))

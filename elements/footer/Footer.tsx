import { useEffect } from 'react'
import type { ScreenProps } from '../base/bridge/description'
import { useScreen } from '../base/bridge/hooks'
import { useText } from '../kit/context'

/** The links of the page itself, in their order. */
const pageLinks = ['aboutUs', 'forum', 'terms'] as const

export function Footer({ host }: ScreenProps) {
  const t = useText()
  const { links = {} } = useScreen().portal.options.peek()
  useEffect(() => host.ready(), [host])
  const pages = pageLinks.map(name => ({ name: t(`footer.${name}`), url: links[name] ?? '', at: 'start' }))
  const products = (links.products ?? []).map(product => ({ ...product, at: 'end' }))
  const entries = [...pages, ...products].filter(({ name, url }) => name && url)
  return (
    <div>
      <ul className="footer">
        <li>{t('footer.copyright', { year: String(new Date().getFullYear()) })}</li>
        {entries.map(({ name, url, at }) => (
          <li key={`${name} ${url}`} data-at={at}>
            <FooterLink name={name} url={url} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A link. A link to another site opens in a new tab and announces that. */
function FooterLink({ name, url }: { name: string; url: string }) {
  const t = useText()
  const isHere = URL.canParse(url, location.href) && new URL(url, location.href).origin === location.origin
  if (isHere) return <a href={url}>{name}</a>
  return (
    <a href={url} target="_blank" rel="noopener">
      <span>{name}</span>
      <span className="sr-only">{` ${t('footer.newTab')}`}</span>
    </a>
  )
}

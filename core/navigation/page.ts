import '../i18n/words'
import './words'
import { computed, effect, type ReadonlySignal } from '@preact/signals-core'
import { isRightToLeft } from '../i18n/direction'
import { firstSpoken } from '../i18n/first-spoken'
import { loadedLocale } from '../i18n/language-loading'
import { knownLocale, translator } from '../i18n/translate'
import type { Portal } from '../portal/portal'
import { preferences } from '../preferences/preferences'
import type { Route } from './routes'

interface PageParts {
  outlet: Element
  opened: ReadonlySignal<Route | null>
}

/** Keeps the title, language, direction and color scheme of the page as the portal has them. */
export function keepPage(portal: Portal, { outlet, opened }: PageParts): () => void {
  const root = document.documentElement
  const before = { lang: root.lang, dir: root.dir, scheme: root.style.colorScheme }
  const chosen = computed(() => {
    portal.generation.value
    return portal.use(preferences)
  })
  const byDefault = portal.options.peek().locale || firstSpoken(navigator.languages) || before.lang || 'en'
  const ends = [
    effect(() => {
      portal.generation.value
      const release = portal.hold(preferences)
      const endApplying = portal.use(preferences).apply()
      return () => {
        endApplying()
        release()
      }
    }),
    effect(() => portal.configure({ locale: chosen.value.locale.value || byDefault })),
    effect(() => {
      const { locale: requested = 'en', messages } = portal.options.value
      const locale = loadedLocale(knownLocale(requested))
      if (!locale) return
      root.lang = locale
      root.dir = isRightToLeft(locale) ? 'rtl' : 'ltr'
      const route = opened.value
      if (!route) return
      const place = translator(locale, messages)(route.title)
      document.title = `${place} · Reeldock`
      outlet.setAttribute('aria-label', place)
    }),
    effect(() => {
      const theme = chosen.value.theme.value
      root.style.colorScheme = theme === 'auto' ? before.scheme : theme
    }),
  ]
  return () => {
    for (const end of ends) end()
    root.lang = before.lang
    root.dir = before.dir
    root.style.colorScheme = before.scheme
    outlet.removeAttribute('aria-label')
  }
}

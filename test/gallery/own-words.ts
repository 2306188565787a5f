import type { Page } from '@playwright/test'

interface Heard {
  /** What a page's back end, its host and the platform's formats said: words that no catalogue holds. */
  data: Set<string>
}

/**
 * Remembers what comes into a page as data: strings in answers and events, and what the platform's formats make. To be
 * called before the page is opened.
 */
export async function hearData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const data = new Set<string>()
    Object.assign(window, { heard: { data } })
    const hear = (value: unknown): void => {
      if (typeof value === 'string') data.add(value)
      else if (value !== null && typeof value === 'object') for (const each of Object.values(value)) hear(each)
    }
    const hearing = <Given extends unknown[], Answer>(said: (...given: Given) => Answer) =>
      function (this: unknown, ...given: Given): Answer {
        const answer = said.apply(this, given)
        if (answer instanceof Promise) answer.then(hear, () => {})
        else hear(answer)
        return answer
      }
    const wrap = (owner: object, name: string) => {
      const { value } = Object.getOwnPropertyDescriptor(owner, name) ?? {}
      Object.defineProperty(owner, name, { value: hearing(value), writable: true, configurable: true })
    }
    wrap(JSON, 'parse')
    wrap(Response.prototype, 'json')
    for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) wrap(Date.prototype, name)
    wrap(Number.prototype, 'toLocaleString')
    wrap(TextDecoder.prototype, 'decode')
    wrap(Response.prototype, 'text')
    wrap(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    for (const { prototype } of [Intl.DateTimeFormat, Intl.NumberFormat]) {
      for (const name of ['formatToParts', 'formatRange', 'formatRangeToParts']) wrap(prototype, name)
      // `format` is an accessor that hands out a function.
      const { get } = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {}
      Object.defineProperty(prototype, 'format', {
        get() {
          return hearing(get?.call(this))
        },
        configurable: true,
      })
    }
    for (const { prototype } of [Intl.RelativeTimeFormat, Intl.ListFormat]) {
      wrap(prototype, 'format')
      wrap(prototype, 'formatToParts')
    }
    wrap(Intl.DisplayNames.prototype, 'of')
  })
}

/**
 * Words that a page in the pseudo-locale says plainly: neither made by it, which leaves no a, e, i, o, u, c or n
 * without its accent, nor data. Text in sight, text that is only read out, and attributes that are. `told` is what else
 * was handed to the page.
 */
export function plainWords(page: Page, told: readonly string[]): Promise<string[]> {
  return page.evaluate(given => {
    const { heard } = window as unknown as { heard: Heard }
    // A code of the wire is no word: it has to be said by a catalogue.
    const isCode = (text: string) => /^[a-z]+(_[a-z]+)*$|^[A-Z]+(_[A-Z]+)+$/.test(text)
    const data = [...[...heard.data].filter(text => !isCode(text)), ...given].join('\n')
    const words = data.match(/[\p{L}\p{N}]+/gu) ?? []
    const known = new Set(words)
    /** A name that was cut to fit. */
    const isBegun = (word: string, text: string) =>
      text.includes(`${word}…`) && words.some(each => each.startsWith(word))
    const faults: string[] = []
    const look = (where: string, text: string | null) => {
      const plain = (text?.match(/[\p{L}\p{N}]+/gu) ?? []).filter(
        word => /[aeioucnAES]/.test(word) && /\p{L}{2}/u.test(word) && !known.has(word) && !isBegun(word, text ?? ''),
      )
      if (plain.length > 0) faults.push(`${where}: ${plain.join(' ')} (${text?.trim().slice(0, 80)})`)
    }
    const spoken = [
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'aria-roledescription',
      'title',
      'placeholder',
      'alt',
    ]
    const left: ParentNode[] = [...document.querySelectorAll('main')]
    for (const root of left)
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) left.push(element.shadowRoot)
        const where = `<${element.localName} class="${element.className}">`
        for (const name of spoken) if (element.hasAttribute(name)) look(`${where} ${name}`, element.getAttribute(name))
        for (const node of element.childNodes) if (node.nodeType === 3) look(where, node.nodeValue)
      }
    return [...new Set(faults)]
  }, told)
}

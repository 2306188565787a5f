import type { Page } from '@playwright/test'

interface Heard {
  /** The texts that come from the server, the host and the platform's formats, and are in no catalog. */
  data: Set<string>
}

/**
 * Remembers the data of a page: strings in responses and events, and the results of the platform's formats. Call this
 * before the page is opened.
 */
export async function hearData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const data = new Set<string>()
    Object.assign(window, { heard: { data } })
    const hear = (value: unknown): void => {
      if (typeof value === 'string') data.add(value)
      else if (value !== null && typeof value === 'object') for (const each of Object.values(value)) hear(each)
    }
    const recording = <Given extends unknown[], Answer>(original: (...given: Given) => Answer) =>
      function (this: unknown, ...given: Given): Answer {
        const answer = original.apply(this, given)
        if (answer instanceof Promise) answer.then(hear, () => {})
        else hear(answer)
        return answer
      }
    const wrap = (owner: object, name: string) => {
      const { value } = Object.getOwnPropertyDescriptor(owner, name) ?? {}
      Object.defineProperty(owner, name, { value: recording(value), writable: true, configurable: true })
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
      // `format` is an accessor that returns a function.
      const { get } = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {}
      Object.defineProperty(prototype, 'format', {
        get() {
          return recording(get?.call(this))
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
 * Returns the words of a page in the pseudo-locale that come neither from a catalog nor from data. The pseudo-locale
 * gives each a, e, i, o, u, c and n an accent. The check covers visible text, text for screen readers, and attributes.
 * `hostTexts` has further texts of the host.
 */
export function findPlainWords(page: Page, hostTexts: readonly string[]): Promise<string[]> {
  return page.evaluate(given => {
    const { heard } = window as unknown as { heard: Heard }
    // A code of the wire is not a text, so a catalog must translate it.
    const isCode = (text: string) => /^[a-z]+(_[a-z]+)*$|^[A-Z]+(_[A-Z]+)+$/.test(text)
    const data = [...[...heard.data].filter(text => !isCode(text)), ...given].join('\n')
    const dataWords = data.match(/[\p{L}\p{N}]+/gu) ?? []
    const known = new Set(dataWords)
    /** Returns whether a word is the start of a name that was shortened. */
    const isShortened = (word: string, text: string) =>
      text.includes(`${word}…`) && dataWords.some(each => each.startsWith(word))
    const faults: string[] = []
    const look = (where: string, text: string | null) => {
      const plain = (text?.match(/[\p{L}\p{N}]+/gu) ?? []).filter(
        word =>
          /[aeioucnAES]/.test(word) && /\p{L}{2}/u.test(word) && !known.has(word) && !isShortened(word, text ?? ''),
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
  }, hostTexts)
}

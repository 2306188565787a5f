/** A browser's cookies and navigations, without a browser: what sign-in by redirects needs. */
export class CookieJar {
  #cookies = new Map<string, { host: string; path: string; name: string; value: string }>()

  /** One request, with this jar's cookies; redirects are answered as they are. */
  async fetch(url: string | URL, init: RequestInit = {}): Promise<Response> {
    const { host, pathname } = new URL(url)
    const headers = new Headers(init.headers)
    const mine = [...this.#cookies.values()].filter(cookie => cookie.host === host && pathname.startsWith(cookie.path))
    if (mine.length > 0) headers.set('cookie', mine.map(({ name, value }) => `${name}=${value}`).join('; '))
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) this.#keep(host, line)
    return response
  }

  /** Follows redirects to their end, each as a navigation of the browser's. */
  async navigate(url: string | URL, init: RequestInit = {}): Promise<{ url: string; response: Response }> {
    let at = new URL(url)
    let response = await this.fetch(at, { ...init, headers: { accept: 'text/html', ...init.headers } })
    for (let hop = 0; hop < 12; hop++) {
      const location = response.headers.get('location')
      if (response.status < 300 || response.status > 399 || location === null) return { url: at.href, response }
      at = new URL(location, at)
      response = await this.fetch(at, { headers: { accept: 'text/html' } })
    }
    throw new Error(`Too many redirects, the last to ${at}`)
  }

  names(host: string): string[] {
    return [...this.#cookies.values()].filter(cookie => cookie.host === host).map(cookie => cookie.name)
  }

  #keep(host: string, line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/)
    const name = pair.slice(0, pair.indexOf('='))
    const value = pair.slice(pair.indexOf('=') + 1)
    const attribute = (wanted: string) =>
      attributes.find(text => text.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1)
    const path = attribute('path') ?? '/'
    const ended = attribute('max-age') === '0' || Date.parse(attribute('expires') ?? '') < Date.now()
    if (ended) this.#cookies.delete(`${host}${path}${name}`)
    else this.#cookies.set(`${host}${path}${name}`, { host, path, name, value })
  }
}

import type { StartedServer } from '../../fixtures/server/start'

/** The usual code of a status, which a cell leaves out. */
const ordinary = ['401 unauthorized', '403 forbidden', '403 forbidden_origin', '404 not_found']

/**
 * Returns the text of the cell for an answer (its status, and the code of a refusal, the target of a redirect, or the
 * owner of the token) and the body.
 */
export async function cellOf(
  answer: Response,
  server: Pick<StartedServer, 'url' | 'embedUrl'>,
): Promise<[string, string]> {
  const text = await answer.text()
  const remark = remarkOf(answer, text, server)
  return [remark === '' ? `${answer.status}` : `${answer.status} ${remark}`, text]
}

function remarkOf(
  { status, headers, url }: Response,
  text: string,
  { url: portal, embedUrl }: Parameters<typeof cellOf>[1],
) {
  const location = headers.get('location')
  if (location !== null) {
    const { origin, pathname } = new URL(location, url)
    if (![portal, embedUrl].includes(origin) || pathname.startsWith('/oidc/')) return 'issuer'
    return ['/', '/intranet/'].includes(pathname) ? 'home' : (pathname.split('/')[1] ?? '')
  }
  const { pathname } = new URL(url)
  if (status === 200 && ['/token', '/preloaded.js'].includes(pathname))
    return text.includes('"accessToken":"ey') ? 'token' : 'nobody'
  if (status < 400 || !headers.get('content-type')?.startsWith('application/json')) return ''
  const code: string = JSON.parse(text).errors[0].code
  return ordinary.includes(`${status} ${code}`) ? '' : code
}

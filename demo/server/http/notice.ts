import type { FastifyInstance } from 'fastify'

const path = '/demonstration.css'

/** The notice is shown on every page, with a real issuer too: the world is simulated there as well (decision 39). */
const openNotice =
  'Demonstration data: all companies and data are made up, and anyone can sign in as anyone. Please do not enter real information.'
const signedInNotice =
  'Demonstration data: orders, appliances, copies and approvals are simulated. Please do not enter real information.'

const noticeOf = (text: string) =>
  `<aside class="demonstration" aria-label="Demonstration data" lang="en" dir="ltr">${text}</aside>`

/** Each declaration is `!important`, because a host page may have styles for every element. */
const style = `.demonstration {
  display: block !important;
  box-sizing: border-box !important;
  margin: 0 !important;
  padding: 4px 16px !important;
  background: #4a3305 !important;
  color: #fff4d6 !important;
  font: 12px/16px system-ui, sans-serif !important;
  text-align: center !important;
}
@media print {
  .demonstration {
    display: none !important;
  }
}
`

/**
 * Adds the demonstration notice to every page of a site, including static files.
 * @param isOpen whether anybody can sign in as anybody
 */
export async function addNotice(site: FastifyInstance, isOpen: boolean): Promise<void> {
  site.get(path, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(style),
  )
  site.addHook('onSend', async ({ method }, reply, payload) => {
    if (!payload || !`${reply.getHeader('content-type')}`.startsWith('text/html')) return payload
    reply.removeHeader('content-length')
    // A HEAD response has no body, and its stream would never end.
    if (method === 'HEAD') return payload
    return withNotice(typeof payload === 'string' ? payload : await new Response(payload as BodyInit).text(), isOpen)
  })
}

/**
 * Returns a page with the notice.
 * @param isOpen whether anybody can sign in as anybody
 */
export function withNotice(page: string, isOpen: boolean): string {
  const notice = noticeOf(isOpen ? openNotice : signedInNotice)
  return page
    .replace('</head>', `<link rel="stylesheet" href="${path}">\n</head>`)
    .replace(/<body[^>]*>/, body => `${body}\n${notice}`)
}

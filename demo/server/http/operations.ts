import type { FastifyInstance } from 'fastify'
import type { Operations, Switch } from '../operations'
import type { Settings } from '../settings'
import { onlyByHand, readForms } from '../sign-in/forms'
import { escapeHtml, html, page } from '../sign-in/page'
import { worldPath } from './world'

export const operationsPath = '/operations'

/** The switches in the words of the page: what is so, what that means, and what a press does. */
const switches: Record<Switch, { name: string; off: Words; on: Words }> = {
  maintenance: {
    name: 'Maintenance',
    off: { state: 'The portal is open.', does: 'Begin maintenance' },
    on: {
      state: 'The portal shows its maintenance page, and the API answers 503. Signing in still works.',
      does: 'End maintenance',
    },
  },
  signInDown: {
    name: 'Sign-in provider',
    off: { state: 'It answers.', does: 'Take it away' },
    on: { state: 'It does not answer: nobody can sign in, and no token is renewed.', does: 'Bring it back' },
  },
}

interface Words {
  state: string
  does: string
}

type Urls = Pick<Settings, 'portalUrl' | 'embedUrl'>

/**
 * The page that flips a switch of the running server: a form of one button for each, without a script. From a
 * terminal: `curl -d maintenance=on http://127.0.0.1:4001/operations`.
 */
export async function addOperations(
  app: FastifyInstance,
  operations: Operations,
  { portalUrl, embedUrl }: Urls,
): Promise<void> {
  await app.register(async site => {
    readForms(site)
    site.get(operationsPath, (_request, reply) => html(reply, 200, operationsPage(operations, portalUrl)))
    site.post(operationsPath, (request, reply) => {
      onlyByHand(request, embedUrl)
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      for (const name of Object.keys(switches) as Switch[]) {
        if (form.has(name)) operations[name] = form.get(name) === 'on'
      }
      return reply.redirect(operationsPath, 303)
    })
  })
}

function operationsPage(operations: Operations, portalUrl: string): string {
  return page({
    title: 'Operations',
    body: `<p class="lead">Switches of this server. They last until it is stopped.</p>
<form method="post">
<table>
<thead><tr><th scope="col">What</th><th scope="col">How it is</th><th scope="col"><span class="hidden">Change it</span></th></tr></thead>
<tbody>
${(Object.keys(switches) as Switch[]).map(name => switchRow(name, operations[name])).join('\n')}
</tbody>
</table>
</form>
<p class="after"><a href="${worldPath}">The simulated world: let time pass, and things go wrong</a></p>
<p class="after"><a href="${escapeHtml(portalUrl)}/">To the partner portal</a></p>`,
  })
}

function switchRow(name: Switch, isOn: boolean): string {
  const { state, does } = switches[name][isOn ? 'on' : 'off']
  return `<tr><th scope="row">${escapeHtml(switches[name].name)}</th><td>${escapeHtml(state)}</td><td><button name="${name}" value="${
    isOn ? 'off' : 'on'
  }">${escapeHtml(does)}</button></td></tr>`
}

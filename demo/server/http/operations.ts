import type { FastifyInstance } from 'fastify'
import { dayTimeIn } from '../../../core/base/time'
import { toInstant } from '../../../core/testing/durations'
import type { StepFailure } from '../../../core/testing/records'
import type { Operations, Switch } from '../operations'
import type { Settings } from '../settings'
import { formOf, readForms, requireLocalClient, requireOwnForm } from '../sign-in/forms'
import { escapeHtml, html, page } from '../sign-in/page'
import { worldPath } from './world'

export const operationsPath = '/operations'

/** The texts of the switches: the current state with its effect, and the label of the button. */
const switches: Record<Switch, { name: string; off: SwitchTexts; on: SwitchTexts }> = {
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
    off: { state: 'Available.', does: 'Turn off' },
    on: { state: 'Off. Nobody can sign in, and tokens aren’t renewed.', does: 'Turn on' },
  },
}

interface SwitchTexts {
  state: string
  does: string
}

export interface OperationsParts extends Pick<Settings, 'portalUrl' | 'embedUrl'> {
  /** Returns the partners with a paused simulation. */
  stepFailures(): Promise<StepFailure[]>
  /** Retries the step of a partner now. */
  retry(org: string): Promise<void>
}

/**
 * Adds the page that flips switches of the running server. It needs no script: each form has one button per switch.
 * From a terminal: `curl -d maintenance=on http://127.0.0.1:4001/operations`.
 */
export async function addOperations(
  app: FastifyInstance,
  operations: Operations,
  { portalUrl, embedUrl, stepFailures, retry }: OperationsParts,
): Promise<void> {
  await app.register(async site => {
    readForms(site)
    site.get(operationsPath, async (_request, reply) =>
      html(reply, 200, operationsPage(operations, portalUrl, await stepFailures())),
    )
    site.post(operationsPath, async (request, reply) => {
      requireLocalClient(request, embedUrl)
      requireOwnForm(request, embedUrl)
      const form = formOf(request)
      for (const name of Object.keys(switches) as Switch[]) {
        if (form.has(name)) operations[name] = form.get(name) === 'on'
      }
      const paused = (await stepFailures()).find(({ org }) => org === form.get('retry'))
      if (paused) await retry(paused.org)
      return reply.redirect(operationsPath, 303)
    })
  })
}

function operationsPage(operations: Operations, portalUrl: string, failures: readonly StepFailure[]): string {
  return page({
    title: 'Operations',
    body: `<p class="lead">Switches for this server. They reset when it stops.</p>
<form method="post">
<table>
<thead><tr><th scope="col">Switch</th><th scope="col">Status</th><th scope="col"><span class="hidden">Action</span></th></tr></thead>
<tbody>
${(Object.keys(switches) as Switch[]).map(name => switchRow(name, operations[name])).join('\n')}
</tbody>
</table>
</form>
<h2>Paused partners</h2>
${failures.length > 0 ? failureTable(failures) : '<p>None. The simulation is running for every partner.</p>'}
<p class="after"><a href="${worldPath}">Simulation: skip ahead in time or cause a fault</a></p>
<p class="after"><a href="${escapeHtml(portalUrl)}/">Go to the partner portal</a></p>`,
  })
}

function switchRow(name: Switch, isOn: boolean): string {
  const { state, does } = switches[name][isOn ? 'on' : 'off']
  return `<tr><th scope="row">${escapeHtml(switches[name].name)}</th><td>${escapeHtml(state)}</td><td><button name="${name}" value="${
    isOn ? 'off' : 'on'
  }">${escapeHtml(does)}</button></td></tr>`
}

const utc = (at: number) => `${dayTimeIn(toInstant(at), 'UTC')} UTC`

function failureTable(failures: readonly StepFailure[]): string {
  const rows = failures.map(
    ({ org, reason, since, attempts, nextTryAt }) =>
      `<tr><th scope="row">${escapeHtml(org)}</th><td>${escapeHtml(reason)}</td><td>${utc(since)}</td><td>${attempts} ${attempts === 1 ? 'try' : 'tries'}</td><td>${utc(
        nextTryAt,
      )}</td><td><button name="retry" value="${escapeHtml(org)}">Try again</button></td></tr>`,
  )
  return `<p>The next step of their simulation failed, so it is paused and will be tried again. Other partners aren’t affected.</p>
<form method="post">
<table>
<thead><tr><th scope="col">Partner</th><th scope="col">Reason</th><th scope="col">Since</th><th scope="col">Tries</th><th scope="col">Next try</th><th scope="col"><span class="hidden">Action</span></th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</form>`
}

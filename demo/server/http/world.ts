import type { FastifyInstance } from 'fastify'
import type { Outcome } from '../../../core/testing/outcome'
import type { ApplianceRecord } from '../../../core/testing/records'
import type { Mishap } from '../../../core/testing/transitions/mishaps'
import type { Operations } from '../operations'
import { formOf, readForms, requireLocalClient, requireOwnForm } from '../sign-in/forms'
import { escapeHtml, html, page } from '../sign-in/page'
import { HttpFailure } from './failures'

export const worldPath = '/operations/world'

export interface WorldParts {
  operations: Operations
  /** Applies a mishap, stores it, and publishes its events to the partner's sockets. */
  goWrong(which: ApplianceRecord, mishap: Mishap): Promise<Outcome<ApplianceRecord>>
  appliances(): Promise<ApplianceRecord[]>
  /** Called when a step of the simulation may be due. */
  wake(): void
  /** The origin of the site. Only its own forms are accepted. */
  origin: string
}

const kinds: Record<Mishap['kind'], string> = {
  offline: 'Appliance goes offline',
  online: 'Appliance comes back online',
  failing: 'Copy in the bay fails verification',
  sound: 'Copy in the bay passes verification',
  slow: 'Drive in the bay is slow',
}
/** The minutes that one request may skip: a day is enough to see anything end. */
const maxMinutes = 24 * 60
const minute = 60_000

/**
 * Adds the page that controls the simulated world: people skip time and cause faults there. From a terminal: `curl -d
 * forward=30 http://127.0.0.1:4001/operations/world`, `curl -d appliance=skyreel-dock-a -d bay=1 -d mishap=failing
 * http://127.0.0.1:4001/operations/world`.
 */
export async function addWorld(app: FastifyInstance, parts: WorldParts): Promise<void> {
  const { operations, goWrong, appliances, wake, origin } = parts
  await app.register(async site => {
    readForms(site)
    site.get(worldPath, async (_request, reply) => html(reply, 200, worldPage(await appliances(), operations)))
    site.post(worldPath, async (request, reply) => {
      requireLocalClient(request, origin)
      requireOwnForm(request, origin)
      const form = formOf(request)
      if (form.has('forward')) operations.ahead += Math.round(minutesOf(form) * minute)
      if (form.has('mishap')) {
        const record = (await appliances()).find(({ applianceId }) => applianceId === form.get('appliance'))
        if (record === undefined) throw new HttpFailure(404, 'not_found', 'Appliance not found')
        const outcome = await goWrong(record, mishapOf(form))
        if (!outcome.ok) throw new HttpFailure(outcome.status, 'refused', outcome.errors[0]?.message ?? '')
      }
      wake()
      return reply.redirect(worldPath, 303)
    })
  })
}

function minutesOf(form: URLSearchParams): number {
  const minutes = Number(form.get('forward'))
  if (!(minutes > 0 && minutes <= maxMinutes))
    throw new HttpFailure(400, 'bad_request', `Enter more than 0 and up to ${maxMinutes} minutes`)
  return minutes
}

function mishapOf(form: URLSearchParams): Mishap {
  const kind = form.get('mishap') ?? ''
  if (kind === 'offline' || kind === 'online') return { kind }
  if (kind === 'failing' || kind === 'sound' || kind === 'slow') return { kind, bay: Number(form.get('bay')) }
  throw new HttpFailure(400, 'bad_request', 'Choose an event')
}

function worldPage(appliances: readonly ApplianceRecord[], { ahead }: Operations): string {
  const option = (value: string, label: string) => `<option value="${escapeHtml(value)}">${escapeHtml(label)}</option>`
  const docks = appliances.map(({ applianceId, org, name }) => option(applianceId, `${org}: ${name}`))
  return page({
    title: 'Simulation',
    body: `<p class="lead">Minutes ahead of real time: ${Math.round(ahead / minute)}. The time resets when the server stops; events that happened are kept.</p>
<form method="post">
<label for="forward">Minutes to skip</label>
<input id="forward" name="forward" type="number" min="0" max="${maxMinutes}" step="any" value="10" required>
<div class="line after"><button>Skip ahead</button></div>
</form>
<form method="post" class="after">
<label for="appliance">Appliance</label>
<select id="appliance" name="appliance">${docks.join('')}</select>
<label for="bay">Bay</label>
<input id="bay" name="bay" type="number" min="1" value="1">
<label for="mishap">Event</label>
<select id="mishap" name="mishap">${Object.entries(kinds)
      .map(([kind, label]) => option(kind, label))
      .join('')}</select>
<div class="line after"><button>Apply</button></div>
</form>
<p class="after"><a href="/operations">All switches</a></p>`,
  })
}

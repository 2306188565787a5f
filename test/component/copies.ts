import type { TestBackend } from '../../core/testing/test-backend'
import type { Appliance, Bay } from '../../core/wire/appliances'
import type { Shipment } from '../../core/wire/shipments'

/** What stands between an element and its back end, so that copies go as fast as a test says. */
export interface Copies {
  /** Says how a bay differs from how the world has it, from the next read on. */
  set(applianceId: string, bay: number, changes: Partial<Bay>): void
  /** Every shipment is to be shipped by this instant. */
  shipBy(instant: string): void
}

/** Poll, read and shipments answer as the world does, but for what is set. */
export function steerCopies(backend: TestBackend): Copies {
  const changed = new Map<string, Partial<Bay>>()
  let deadline: string | null = null
  const { fetch } = backend.options
  const steered = (applianceId: string, drives: Bay[]) =>
    drives.map(bay => ({ ...bay, ...changed.get(`${applianceId}/${bay.bay}`) }))

  backend.options.fetch = async (input, init) => {
    const answer = await fetch(input, init)
    const url = String(input instanceof Request ? input.url : input)
    if (!answer.ok) return answer
    if (/\/v1\/appliances($|\?)|duplication-status/.test(url)) {
      const docks = (await answer.json()) as Pick<Appliance, 'applianceId' | 'drives'>[]
      return Response.json(docks.map(dock => ({ ...dock, drives: steered(dock.applianceId, dock.drives) })))
    }
    if (/\/shipments$/.test(url) && deadline !== null) {
      const shipments = (await answer.json()) as Shipment[]
      return Response.json(shipments.map(shipment => ({ ...shipment, dispatchDeadline: deadline })))
    }
    return answer
  }
  return {
    set: (applianceId, bay, changes) => void changed.set(`${applianceId}/${bay}`, changes),
    shipBy(instant) {
      deadline = instant
    },
  }
}

import { expect } from '@playwright/test'
import type { Appliance } from '../../core/wire/appliances'
import type { WorkOrder, WorkOrderList } from '../../core/wire/work-orders'
import type { StartedServer } from '../server/start'
import type { Visitor } from '../server/visitor'

/** The simulated world of a server, driven by its own page, and how it stands by its own calls. */
export interface World {
  /** Time passes at once. */
  forward(minutes: number): Promise<void>
  /** Lets something go wrong: "offline", "online"; with a bay "failing", "sound", "slow". */
  goWrong(applianceId: string, mishap: string, bay?: number): Promise<void>
  /** "copying duplicating 25": state, stage and percentage of each bay, by its number. */
  bays(applianceId: string): Promise<readonly string[]>
  /** An order that still needs so many drives, and whose compositions are all there. */
  orderToCopy(drives: number): Promise<string>
}

export function worldOf(server: StartedServer, visitor: Visitor): World {
  async function post(form: Record<string, string>): Promise<void> {
    const answer = await fetch(`${server.embedUrl}/operations/world`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    })
    expect(answer.status, JSON.stringify(form)).toBe(303)
  }
  const stillNeeds = ({ tasks, status, totalCopied, totalDrives, compositions }: WorkOrder, drives: number) =>
    tasks.includes('duplicate_dcps') &&
    totalDrives - totalCopied >= drives &&
    !['cancelled', 'copy_in_progress'].includes(status) &&
    compositions.every(({ download }) => download?.status === 'completed')

  return {
    forward: minutes => post({ forward: `${minutes}` }),
    goWrong: (appliance, mishap, bay) => post({ appliance, mishap, ...(bay === undefined ? {} : { bay: `${bay}` }) }),
    async bays(applianceId) {
      const docks = (await visitor.call('GET', '/api/main/v1/appliances')).body as Appliance[]
      const drives = docks.find(dock => dock.applianceId === applianceId)?.drives ?? []
      return drives.map(({ state, stage, percentage }) => `${state} ${stage ?? ''} ${percentage ?? ''}`.trim())
    },
    async orderToCopy(drives) {
      const answer = await visitor.call('GET', '/api/main/v1/work-orders?items=current&offset=0&ps=100')
      const order = (answer.body as WorkOrderList).workOrders.find(each => stillNeeds(each, drives))
      if (order === undefined) throw new Error(`No order needs ${drives} drives`)
      return order.workOrderNo
    },
  }
}

import { type ReadonlySignal, signal } from '@preact/signals-core'
import { text } from '../i18n/translate'
import { defineArea } from '../portal/container'
import { startDuplication } from './api'
import { explainDuplication } from './duplication'
import { appliances } from './store'
import type { Dock } from './types'

export const duplicate = defineArea('duplicate', context => {
  const fleet = context.use(appliances)
  const busy = signal<ReadonlySet<string>>(new Set())
  return {
    /** Ids of the appliances with a start of copies in flight. */
    busy: busy as ReadonlySignal<ReadonlySet<string>>,
    /**
     * Starts copies of a work order onto the waiting drives of an appliance. A notification shows a refusal.
     * @returns whether the server accepted the start
     */
    async start(workOrderNo: string, dock: Dock): Promise<boolean> {
      if (busy.peek().has(dock.id)) return false
      busy.value = new Set([...busy.peek(), dock.id])
      const outcome = await context.notifications.write(
        {
          title: text('duplicate.failed'),
          busy: text('duplicate.starting', { name: dock.name }),
          // The subject includes the order, so that a success of another order in the same appliance keeps this
          // refusal.
          subject: `${workOrderNo} ${dock.id}`,
          success: text('duplicate.started', { order: workOrderNo, name: dock.name }),
          explain: failure => explainDuplication(failure, dock),
        },
        () => startDuplication(context.http, workOrderNo, dock.id),
      )
      busy.value = new Set([...busy.peek()].filter(id => id !== dock.id))
      // After an acceptance or a refusal, the bays may differ from the shown ones, so they are read again.
      void fleet.refresh()
      return outcome.ok
    },
  }
})

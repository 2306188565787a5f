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
    /** Appliances, by their id, in which copies are being started. */
    busy: busy as ReadonlySignal<ReadonlySet<string>>,
    /** Starts to copy a work order onto the drives that wait in an appliance: true when it was taken. A refusal is said. */
    async start(workOrderNo: string, dock: Dock): Promise<boolean> {
      if (busy.peek().has(dock.id)) return false
      busy.value = new Set([...busy.peek(), dock.id])
      const outcome = await context.notifications.write(
        {
          title: text('duplicate.failed'),
          busy: text('duplicate.starting', { name: dock.name }),
          // Another order that is taken in the same appliance does not take this refusal away.
          subject: `${workOrderNo} ${dock.id}`,
          success: text('duplicate.started', { order: workOrderNo, name: dock.name }),
          explain: failure => explainDuplication(failure, dock),
        },
        () => startDuplication(context.http, workOrderNo, dock.id),
      )
      busy.value = new Set([...busy.peek()].filter(id => id !== dock.id))
      // Taken or refused, the bays are not as they were thought to be.
      void fleet.refresh()
      return outcome.ok
    },
  }
})

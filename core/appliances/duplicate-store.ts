import { type ReadonlySignal, signal } from '@preact/signals-core'
import { text } from '../i18n/translate'
import { defineArea } from '../portal/container'
import { startDuplication } from './api'
import { explainDuplication } from './duplication'
import { appliances } from './store'
import type { Dock } from './types'

export interface Duplicate {
  /** Copies are being started. */
  readonly busy: ReadonlySignal<boolean>
  /** Starts to copy a work order onto the drives that wait in an appliance: true when it was taken. A refusal is said. */
  start(workOrderNo: string, dock: Dock): Promise<boolean>
}

export const duplicate = defineArea<Duplicate>('duplicate', context => {
  const fleet = context.use(appliances)
  const busy = signal(false)
  return {
    busy,
    async start(workOrderNo, dock) {
      if (busy.peek()) return false
      busy.value = true
      const outcome = await context.notifications.run(
        {
          title: text('duplicate.failed'),
          success: text('duplicate.started', { order: workOrderNo, name: dock.name }),
          explain: failure => explainDuplication(failure, dock),
        },
        () => startDuplication(context.http, workOrderNo, dock.id),
      )
      busy.value = false
      // Taken or refused, the bays are not as they were thought to be.
      void fleet.refresh()
      return outcome.ok
    },
  }
})

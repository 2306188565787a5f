import '../appliances/duplicate/words'
import { type ReadonlySignal, signal } from '@preact/signals-core'
import { type Text, text } from '../i18n/translate'
import { defineArea } from '../portal/container'
import type { TransferStatusSent } from '../wire/work-orders'
import { workOrder } from './order-store'
import { sendTransferStatus, startDownload } from './transfers-api'

/** Downloads and uploads of the compositions of one work order, by its number. */
export const transfers = defineArea('transfers', (context, no) => {
  const order = context.use(workOrder, no)
  const busy = signal<ReadonlySet<string>>(new Set())

  async function run(id: string, title: Text, label: Text, call: () => Promise<null>): Promise<void> {
    if (busy.peek().has(id)) return
    busy.value = new Set([...busy.peek(), id])
    await context.notifications.write({ title, subject: `${no}/${id}`, busy: label }, call)
    busy.value = new Set([...busy.peek()].filter(other => other !== id))
    await order.refresh()
  }

  return {
    /** Ids of the compositions with a call in flight. */
    busy: busy as ReadonlySignal<ReadonlySet<string>>,
    /** Starts the download of a composition into an appliance. A notification shows a refusal. */
    download: (id: string) =>
      run(id, text('download.failed'), text('download.starting'), () => startDownload(context.http, no, id)),
    /** Saves the progress of the upload of a composition (decision 19). */
    setUpload: (id: string, sent: TransferStatusSent) =>
      run(id, text('upload.failed'), text('upload.saving'), () => sendTransferStatus(context.http, no, id, sent)),
  }
})

import { useSignals } from '@preact/signals-react/runtime'
import { createPortal } from 'react-dom'
import { lostCode } from '../../../core/base/lazy'
import { failureDetails } from '../../../core/notifications/failure-details'
import type { Notifications } from '../../../core/notifications/notifications'
import type { Toast } from '../../../core/notifications/toasts'
import sheet from '../../../styles/bundles/notices.css?inline'
import { useText } from '../../kit/context'
import { Toasts } from '../../kit/feedback/Toasts'
import { Said } from '../../kit/named'
import { BusyLayer } from '../../kit/overlays/BusyLayer'
import { ErrorDialog } from '../../kit/overlays/ErrorDialog'
import { useSheet } from '../bridge/hooks'

export interface NoticesProps {
  readonly id: string
  readonly notifications: Notifications
  /**
   * The topmost dialog of the element. Notices are inside it, because content outside it can neither be read nor
   * reached.
   */
  readonly dialog: HTMLElement | null
}

/**
 * Shows the toasts, the busy state and the error dialog of a portal, in the element that is chosen for them (decision
 * 29).
 */
export function Notices({ id, notifications, dialog }: NoticesProps) {
  useSignals()
  useSheet(sheet)
  const t = useText()
  const { shownBy, toasts, report, busy, announcers, closeToast, closeReport, keep, explain } = notifications
  const shows = shownBy.value === id
  const shownReport = shows ? report.value : null
  const shownBusy = shows ? busy.value : null
  function linkOf({ id, failure, retry, undo }: Toast) {
    // Retries did not help: a new version of the suite may have replaced the file, so offer a reload.
    if (failure?.code === lostCode) return { link: { text: t('kit.reload'), onFollow: () => location.reload() } }
    const act = undo ?? retry
    if (act) {
      const onFollow = () => {
        closeToast(id)
        act()
      }
      return { link: { text: t(undo ? 'kit.undo' : 'kit.retry'), onFollow } }
    }
    return failure?.call ? { link: { text: t('kit.details'), onFollow: () => explain(id) } } : {}
  }
  const notices = (
    <>
      <BusyLayer label={shownBusy && t.text(shownBusy)} />
      <Toasts
        toasts={(shows ? toasts.value : []).map(toast => ({
          id: toast.id,
          tone: toast.tone,
          title: t.text(toast.title),
          named: <Said of={toast.title} />,
          ...(toast.detail ? { detail: t.text(toast.detail) } : {}),
          ...linkOf(toast),
        }))}
        announced={announcers}
        onDismiss={closeToast}
        onKeep={keep}
      />
    </>
  )
  const shown = shownReport ? (
    <ErrorDialog
      title={t.text(shownReport.title)}
      message={t.text(shownReport.message)}
      list={shownReport.items}
      details={shownReport.failure ? failureDetails(shownReport.failure) : ''}
      onClose={closeReport}
      over={notices}
    />
  ) : (
    notices
  )
  return dialog ? createPortal(shown, dialog) : shown
}

import { useSignals } from '@preact/signals-react/runtime'
import words from '../../core/i18n/en/kit-notices'
import { registerMessages } from '../../core/i18n/translate'
import { failureText } from '../../core/notifications/failure-text'
import type { Notifications } from '../../core/notifications/notifications'
import sheet from '../../styles/notices.css?inline'
import { useText } from '../kit/context'
import { ErrorDialog } from '../kit/ErrorDialog'
import { Toasts } from '../kit/Toasts'
import { useSheet } from './hooks'

registerMessages('en', words)

export interface NoticesProps {
  readonly id: string
  readonly notifications: Notifications
}

/** The toasts and the error dialog of a portal, where this is the place that shows them (decision 29). */
export function Notices({ id, notifications }: NoticesProps) {
  useSignals()
  useSheet(sheet)
  const t = useText()
  const shows = notifications.shownBy.value === id
  const toasts = shows ? notifications.toasts.value : []
  const report = shows ? notifications.report.value : null
  return (
    <>
      <Toasts
        toasts={toasts.map(({ id: toast, tone, title, detail }) => ({
          id: toast,
          tone,
          title: t.text(title),
          ...(detail ? { detail: t.text(detail) } : {}),
        }))}
        onDismiss={toast => notifications.closeToast(Number(toast))}
      />
      {report ? (
        <ErrorDialog
          title={t.text(report.title)}
          message={t.text(report.message)}
          list={report.items}
          details={
            report.failure
              ? `${report.failure.status ?? ''} ${report.failure.code ?? ''} ${t.text(failureText(report.failure))}`.trim()
              : ''
          }
          onClose={notifications.closeReport}
        />
      ) : null}
    </>
  )
}

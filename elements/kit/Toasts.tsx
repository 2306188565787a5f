import alert from 'icon:alert-circle'
import warn from 'icon:alert-triangle'
import ok from 'icon:circle-check'
import info from 'icon:info-circle'
import close from 'icon:x'
import { useEffect, useRef } from 'react'
import { useText } from './context'
import { IconButton } from './IconButton'
import { Icon } from './icons/Icon'

export interface ToastItem {
  id: string | number
  tone: 'ok' | 'info' | 'warn' | 'danger'
  title: string
  detail?: string | undefined
  link?: { text: string; onFollow(): void } | undefined
}

interface ToastsProps {
  /** The oldest first. Whoever owns them takes them away after their time; those in danger stay. */
  toasts: readonly ToastItem[]
  onDismiss(id: ToastItem['id']): void
}

const icons = { ok, info, warn, danger: alert }

/** Messages in a corner of the window, in the top layer. */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  const t = useText()
  const layer = useRef<HTMLElement>(null)
  const last = toasts.at(-1)
  const lastId = last?.id

  // Shown anew for each message, so that it rises above a dialog that was opened meanwhile.
  useEffect(() => {
    const element = layer.current
    if (!element?.isConnected) return
    if (element.matches(':popover-open')) element.hidePopover()
    if (lastId !== undefined) element.showPopover()
  }, [lastId])

  return (
    <>
      <Spoken toast={last} />
      <section ref={layer} className="toasts" popover="manual" aria-label={t('kit.notifications')}>
        {toasts.map(toast => (
          <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />
        ))}
      </section>
    </>
  )
}

/** Both live regions are there before the first message, and never hidden, or it would not be read out. */
function Spoken({ toast }: { toast: ToastItem | undefined }) {
  const words = toast && [toast.title, toast.detail].filter(Boolean).join('. ')
  const urgent = toast?.tone === 'danger'
  return (
    <div className="sr-only">
      <div role="status">{urgent ? '' : words}</div>
      <div role="alert">{urgent ? words : ''}</div>
    </div>
  )
}

function Toast({ toast, onDismiss }: { toast: ToastItem; onDismiss: ToastsProps['onDismiss'] }) {
  const t = useText()
  return (
    <div className="toast" data-tone={toast.tone}>
      <Icon of={icons[toast.tone]} />
      <div>
        <div className="toast-title">{toast.title}</div>
        {toast.detail && <div className="toast-detail">{toast.detail}</div>}
        {toast.link && (
          <button type="button" className="link" onClick={toast.link.onFollow}>
            {toast.link.text}
          </button>
        )}
      </div>
      <IconButton icon={close} label={t('kit.dismiss')} onClick={() => onDismiss(toast.id)} />
    </div>
  )
}

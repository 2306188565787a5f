import alert from 'icon:alert-circle'
import ok from 'icon:circle-check'
import info from 'icon:info-circle'
import close from 'icon:x'
import { useLayoutEffect, useRef } from 'react'
import { useText } from '../context'
import { IconButton } from '../fields/IconButton'
import { deepFocus } from '../focus'
import { Icon } from '../icons/Icon'
import { wrapping } from '../layout/wrapping'

export interface ToastItem {
  id: number
  tone: 'ok' | 'info' | 'danger'
  title: string
  detail?: string | undefined
  link?: { text: string; onFollow(): void } | undefined
}

interface ToastProps {
  toast: ToastItem
  onDismiss(): void
  /** It is about to go with the focus in it. */
  onFocusLost(leaving: HTMLElement): void
}

const icons = { ok, info, danger: alert }

export function Toast({ toast, onDismiss, onFocusLost }: ToastProps) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  const lost = useRef(onFocusLost)
  lost.current = onFocusLost

  useLayoutEffect(() => {
    const element = box.current
    return () => {
      if (element?.contains(deepFocus(element))) lost.current(element)
    }
  }, [])

  return (
    <div ref={box} className="toast" data-tone={toast.tone}>
      <Icon of={icons[toast.tone]} />
      <div>
        <div className="toast-title">{toast.title}</div>
        {toast.detail && <div className="toast-detail">{wrapping(toast.detail)}</div>}
        {toast.link && (
          <button type="button" className="link" onClick={toast.link.onFollow}>
            {toast.link.text}
          </button>
        )}
      </div>
      <IconButton icon={close} label={t('kit.dismiss')} onClick={onDismiss} />
    </div>
  )
}

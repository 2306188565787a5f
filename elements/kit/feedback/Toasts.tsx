import alert from 'icon:alert-circle'
import ok from 'icon:circle-check'
import info from 'icon:info-circle'
import close from 'icon:x'
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useText } from '../context'
import { Button } from '../fields/Button'
import { IconButton } from '../fields/IconButton'
import { deepFocus } from '../focus'
import { Icon } from '../icons/Icon'
import { keepAboveBars } from '../layout/above-bars'
import { wrapping } from '../layout/wrapping'
import { useStable } from '../use-stable'
import { LiveRegion } from './LiveRegion'

/** More than these are not shown at once: the older ones come back when newer ones go. */
const maxShown = 3

export interface ToastItem {
  id: number
  tone: 'ok' | 'info' | 'danger'
  title: string
  /** The title as it is shown, with its names in elements of their own. */
  named?: ReactNode
  detail?: string | undefined
  /** One action, such as Retry or Details. */
  link?: { text: string; onFollow(): void } | undefined
}

interface ToastsProps {
  /** The oldest first. Whoever owns them takes them away after their time; those in danger stay. */
  toasts: readonly ToastItem[]
  /** Which of them were read out: see `LiveRegion`. */
  said: Map<number, object>
  onDismiss(id: number): void
  /** Somebody is at them, or no longer: meanwhile none is to go by itself. */
  onKeep(kept: boolean): void
}

/**
 * Messages at the foot of the window, on the side where text begins, in the top layer. The focus goes there by Tab only; Escape dismisses the one in
 * focus, and the focus goes on to its neighbour, in the end back to where the person was when the messages came.
 */
export function Toasts({ toasts, said, onDismiss, onKeep }: ToastsProps) {
  const t = useText()
  const layer = useRef<HTMLElement>(null)
  const back = useRef<HTMLElement | null>(null)
  const lastId = toasts.at(-1)?.id
  const shown = toasts.slice(-maxShown)

  const at = useRef({ focus: false, pointer: false })
  const mark = (change: Partial<typeof at.current>) => {
    at.current = { ...at.current, ...change }
    onKeep(at.current.focus || at.current.pointer)
  }
  // What disappears from under a pointer hears of no leaving.
  const leave = useStable(() => {
    if (at.current.focus || at.current.pointer) mark({ focus: false, pointer: false })
  })

  // Shown anew for each message, so that it rises above whatever was opened meanwhile.
  useLayoutEffect(() => {
    const element = layer.current
    if (!element?.isConnected) return
    const focused = deepFocus(element)
    const isInside = element.contains(focused)
    if (!isInside && lastId !== undefined) back.current = focused
    if (element.matches(':popover-open')) element.hidePopover()
    if (lastId === undefined) return leave()
    element.showPopover()
    if (isInside) focused?.focus()
    return keepAboveBars(element)
  }, [lastId, leave])

  useEffect(() => leave, [leave])

  function passFocus(leaving: HTMLElement): void {
    const others = [...(layer.current?.querySelectorAll<HTMLElement>('.toast') ?? [])]
    const at = others.indexOf(leaving)
    const next = others[at + 1] ?? others[at - 1]
    const target = next?.querySelector<HTMLElement>('.button') ?? back.current
    if (target?.isConnected) target.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== 'Escape') return
    const boxes = [...event.currentTarget.querySelectorAll('.toast')]
    const toast = shown[boxes.findIndex(box => box.contains(event.target as Node))]
    if (!toast) return
    // Prevented, or a dialog around it would close as well.
    event.preventDefault()
    event.stopPropagation()
    onDismiss(toast.id)
  }

  return (
    <>
      <LiveRegion
        said={said}
        items={toasts.map(({ id, tone, title, detail }) => ({
          id,
          words: [title, detail].filter(Boolean).join('. '),
          urgent: tone === 'danger',
        }))}
      />
      <section
        ref={layer}
        className="toasts"
        popover="manual"
        aria-label={t('kit.notifications')}
        onKeyDown={onKeyDown}
        onFocus={() => mark({ focus: true })}
        onBlur={() => mark({ focus: false })}
        onPointerEnter={() => mark({ pointer: true })}
        onPointerLeave={() => mark({ pointer: false })}
      >
        {shown.map(toast => (
          <Toast key={toast.id} toast={toast} onDismiss={() => onDismiss(toast.id)} onFocusLost={passFocus} />
        ))}
      </section>
    </>
  )
}

const icons = { ok, info, danger: alert }

interface ToastProps {
  toast: ToastItem
  onDismiss(): void
  /** It is about to go with the focus in it. */
  onFocusLost(leaving: HTMLElement): void
}

export function Toast({ toast, onDismiss, onFocusLost }: ToastProps) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  const lost = useStable(onFocusLost)

  useLayoutEffect(() => {
    const element = box.current
    return () => {
      if (element?.contains(deepFocus(element))) lost(element)
    }
  }, [lost])

  return (
    <div ref={box} className="toast" data-tone={toast.tone}>
      <Icon of={icons[toast.tone]} />
      <div>
        <div className="toast-title">{toast.named ?? toast.title}</div>
        {toast.detail && <div className="toast-detail">{wrapping(toast.detail)}</div>}
      </div>
      {toast.link && (
        <Button size="bar" onClick={toast.link.onFollow}>
          {toast.link.text}
        </Button>
      )}
      <IconButton icon={close} label={t('kit.dismiss')} onClick={onDismiss} />
    </div>
  )
}

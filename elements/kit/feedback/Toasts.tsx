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

/** The maximum number of visible toasts. Older ones appear again when newer ones are removed. */
const maxShown = 3

export interface ToastItem {
  id: number
  tone: 'ok' | 'info' | 'danger'
  title: string
  /** The title as shown, with each name in a separate element. */
  named?: ReactNode
  detail?: string | undefined
  /** One action, such as Retry or Details. */
  link?: { text: string; onFollow(): void } | undefined
}

interface ToastsProps {
  /** The toasts, oldest first. Their owner removes them after a time, except those of tone `danger`. */
  toasts: readonly ToastItem[]
  /** The announced toasts: see `LiveRegion`. */
  announced: Map<number, object>
  onDismiss(id: number): void
  /** Is called when pointer or focus enter or leave the toasts. While `isKept` is true, no toast may be removed. */
  onKeep(isKept: boolean): void
}

/**
 * Messages at the foot of the window, on the start side of the text, in the top layer. Only Tab moves the focus there.
 * Escape dismisses the focused message; the focus moves to a neighbor, and finally back to its place before the
 * messages.
 */
export function Toasts({ toasts, announced, onDismiss, onKeep }: ToastsProps) {
  const t = useText()
  const layer = useRef<HTMLElement>(null)
  const focusBefore = useRef<HTMLElement | null>(null)
  const lastId = toasts.at(-1)?.id
  const shown = toasts.slice(-maxShown)

  const present = useRef({ focus: false, pointer: false })
  const mark = (change: Partial<typeof present.current>) => {
    present.current = { ...present.current, ...change }
    onKeep(present.current.focus || present.current.pointer)
  }
  // A removed element receives no leave or blur event.
  const leave = useStable(() => {
    if (present.current.focus || present.current.pointer) mark({ focus: false, pointer: false })
  })

  // Show the layer again for each message, so that it is above layers that were opened meanwhile.
  useLayoutEffect(() => {
    const element = layer.current
    if (!element?.isConnected) return
    const focused = deepFocus(element)
    const isInside = element.contains(focused)
    if (!isInside && lastId !== undefined) focusBefore.current = focused
    if (element.matches(':popover-open')) element.hidePopover()
    if (lastId === undefined) return leave()
    element.showPopover()
    if (isInside) focused?.focus()
    return keepAboveBars(element)
  }, [lastId, leave])

  useEffect(() => leave, [leave])

  function passFocus(leaving: HTMLElement): void {
    const others = [...(layer.current?.querySelectorAll<HTMLElement>('.toast') ?? [])]
    const index = others.indexOf(leaving)
    const next = others[index + 1] ?? others[index - 1]
    const target = next?.querySelector<HTMLElement>('.button') ?? focusBefore.current
    if (target?.isConnected) target.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== 'Escape') return
    const boxes = [...event.currentTarget.querySelectorAll('.toast')]
    const toast = shown[boxes.findIndex(box => box.contains(event.target as Node))]
    if (!toast) return
    // Without this, a surrounding dialog would close too.
    event.preventDefault()
    event.stopPropagation()
    onDismiss(toast.id)
  }

  return (
    <>
      <LiveRegion
        announced={announced}
        items={toasts.map(({ id, tone, title, detail }) => ({
          id,
          text: [title, detail].filter(Boolean).join('. '),
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
  /** Is called before a toast with the focus is removed. */
  onFocusLost(leaving: HTMLElement): void
}

export function Toast({ toast, onDismiss, onFocusLost }: ToastProps) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  const onLost = useStable(onFocusLost)

  useLayoutEffect(() => {
    const element = box.current
    return () => {
      if (element?.contains(deepFocus(element))) onLost(element)
    }
  }, [onLost])

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

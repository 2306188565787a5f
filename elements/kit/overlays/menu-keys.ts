import { type KeyboardEvent, useRef } from 'react'

const pause = 500

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
}

function focusedAt(menu: HTMLElement): number {
  return itemsOf(menu).findIndex(item => item.matches(':focus'))
}

/** Along the line of text: where choices stand beside each other, these move too. */
function alongText(menu: HTMLElement, key: string): string {
  const isTurned = getComputedStyle(menu).direction === 'rtl'
  if (key === 'ArrowRight') return isTurned ? 'ArrowUp' : 'ArrowDown'
  if (key === 'ArrowLeft') return isTurned ? 'ArrowDown' : 'ArrowUp'
  return key
}

/** Moves the focus in a menu by an arrow, Home or End, round its ends; says whether the key was one of them. */
export function moveInMenu(menu: HTMLElement, key: string): boolean {
  const items = itemsOf(menu)
  const at = focusedAt(menu)
  const targets: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at < 0 ? -1 : at - 1,
    Home: 0,
    End: -1,
  }
  const isChoice = items[at]?.getAttribute('role') === 'menuitemradio'
  const target = targets[isChoice ? alongText(menu, key) : key]
  if (target === undefined) return false
  items.at(target === items.length ? 0 : target)?.focus()
  return true
}

/** Letters move to the next item that begins with them; letters typed without a pause count as one word. */
export function useTypeAhead(): (event: KeyboardEvent<HTMLElement>) => boolean {
  const typed = useRef({ text: '', at: 0 })
  return event => {
    const { key, timeStamp } = event
    if (key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return false
    const going = timeStamp - typed.current.at < pause && typed.current.text !== ''
    if (key === ' ' && !going) return false
    const text = (going ? typed.current.text : '') + key.toLowerCase()
    typed.current = { text, at: timeStamp }
    const items = itemsOf(event.currentTarget)
    const from = focusedAt(event.currentTarget) + (going ? 0 : 1)
    const order = [...items.slice(Math.max(from, 0)), ...items.slice(0, Math.max(from, 0))]
    order.find(item => item.textContent.trim().toLowerCase().startsWith(text))?.focus()
    return true
  }
}

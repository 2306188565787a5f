import { useState } from 'react'
import { longDay } from '../../core/base/time'
import type { Changes } from '../../core/calendar/choices'
import { openDays } from '../../core/calendar/choices'
import { nothing } from '../../core/calendar/rules'
import type { Calendar, Saved } from '../../core/calendar/store'
import type { Choice } from '../../core/calendar/types'
import { planFrom } from '../../core/calendar/wanted'
import type { Cells } from '../../core/drafts/cells'
import { type Text, text } from '../../core/i18n/translate'
import type { CalendarDay } from '../../core/wire/calendar'
import { useScreen } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import type { Editing } from './use-editing'

/** A message of the calendar's toast, which the next one replaces. */
export interface Told {
  readonly title: Text
  readonly detail?: Text | undefined
  /** Whether the message tells of the save that its Undo takes back. */
  readonly isSave: boolean
}

/** The steps that write choices and days, each told in words. */
export function useSaving(store: Calendar, editing: Editing, today: string) {
  const { portal, host } = useScreen()
  const t = useText()
  const { notifications } = portal
  /** The message of the calendar's toast; null where the last save was made on an earlier visit. */
  const [told, setTold] = useState<Told | null>(null)

  /**
   * @param already days that were as they were wanted: nothing was written on them
   * @param left days that nobody waited for: the calendar was left
   */
  function announce(written: readonly CalendarDay[], already: number, left: number): void {
    const notSaved = left > 0 ? text('calendar.left', { count: left }) : undefined
    if (written.length === 0) {
      if (notSaved) notifications.notify('info', notSaved)
      else setTold({ title: text('calendar.noChange'), isSave: false })
      return
    }
    const rest = notSaved ?? (already > 0 ? text('calendar.someSo', { count: already }) : undefined)
    const title = text('calendar.saved', { count: written.length })
    // A save that cannot be undone has no note, and nobody sees that of a calendar which was left.
    if (left === 0 && store.undoable.peek()) setTold({ title, detail: rest, isSave: true })
    else notifications.notify('ok', title, rest)
    host.emit('reeldock-calendar-saved', { days: written })
  }
  function reported(saved: Saved | null): boolean {
    if (!saved) return false
    const { written, whole, already, left } = saved
    editing.settle(written.map(({ date }) => date))
    if (whole || written.length > 0 || left > 0) announce(written, already, left)
    return whole
  }
  const saveDays = async (days: readonly string[]) => reported(await store.save(today, days))
  async function saveUnsent(): Promise<boolean> {
    const saved = await store.save(today, 'unsent')
    if (!saved?.whole || saved.written.length > 0) return reported(saved)
    // What waited and is there by now has arrived, or another window has sent it.
    notifications.notify('ok', text('calendar.saved', { count: saved.already }))
    return true
  }
  const openNow = openDays(editing.range, today)
  /** Saves all that is chosen, for the days that are open and for others. */
  const saveChosen = () => saveDays([...openNow, ...editing.hidden.keys()])
  /** Makes ordinary days of those that are open. */
  async function clear(): Promise<boolean> {
    editing.setKind(nothing.kind)
    return saveDays(openNow)
  }
  const write = async (changes: Changes, seen: Cells) => reported(await store.write(changes, today, seen))
  /** False where one of them lacks its percentage: none of them is written then. */
  async function save(): Promise<boolean> {
    if (editing.dirty && !editing.ready) return false
    const isUnready = (choice: Choice) => planFrom(choice) === null
    if ([...editing.unsaved.values()].some(isUnready)) return false
    return editing.unsaved.size === 0 || (reported(await store.save(today)) && !store.draft.dirty.peek())
  }
  const undo = async () => {
    const undone = await store.undo()
    if (!undone) return
    const { written, skipped } = undone
    const days = new Intl.ListFormat(t.locale).format(skipped.map(date => longDay(date, t.locale)))
    const vars = { count: skipped.length, days }
    const left = skipped.length > 0 ? { key: 'calendar.undoSkipped' as const, vars } : undefined
    if (written.length > 0) {
      setTold({ title: text('calendar.undone', { count: written.length }), detail: left, isSave: false })
      host.emit('reeldock-calendar-saved', { days: written })
    } else setTold({ title: left ?? text('calendar.noChange'), isSave: false })
  }
  /** The last thing that was done: choices that were discarded, one that is not saved yet, else a save. */
  function takeBack() {
    if (store.draft.discarded.peek()) return void store.draft.undo()
    if (!editing.given && store.undoable.value) return void undo()
    setTold({ title: text(editing.given ? 'calendar.choiceUndone' : 'calendar.nothingToUndo'), isSave: false })
    if (editing.given) editing.takeBack()
  }
  return { told, saveChosen, saveUnsent, clear, write, save, undo, takeBack }
}

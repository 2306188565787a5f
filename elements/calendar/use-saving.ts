import { longDay } from '../../core/base/time'
import { planFrom } from '../../core/calendar/choice-cells'
import type { Changes } from '../../core/calendar/choices'
import { openDays } from '../../core/calendar/choices'
import { noPlan } from '../../core/calendar/rules'
import type { Calendar, Saved } from '../../core/calendar/store'
import type { Choice } from '../../core/calendar/types'
import type { Cells } from '../../core/drafts/cells'
import { text } from '../../core/i18n/translate'
import type { CalendarDay } from '../../core/wire/calendar'
import { useScreen } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import type { Editing } from './use-editing'
import { useSavedToast } from './use-saved-toast'

/** Returns the actions that save and undo. Each shows its result in a toast. */
export function useSaving(store: Calendar, editing: Editing, today: string) {
  const { portal, host } = useScreen()
  const t = useText()
  const { notifications } = portal
  const { show, showSaved } = useSavedToast(store, () => void undo())

  /**
   * Shows the result of a save.
   * @param already the number of days that had their plan before the save
   * @param left the number of days that were not written because the calendar was left
   */
  function announce(written: readonly CalendarDay[], already: number, left: number): void {
    const notSaved = left > 0 ? text('calendar.left', { count: left }) : undefined
    if (written.length === 0) {
      if (notSaved) notifications.notify('info', notSaved)
      else show(text('calendar.noChange'))
      return
    }
    const rest = notSaved ?? (already > 0 ? text('calendar.someSo', { count: already }) : undefined)
    const title = text('calendar.saved', { count: written.length })
    // The calendar's own toast closes when the calendar is left, so this result needs a toast that stays.
    if (left === 0) showSaved(title, rest)
    else notifications.notify('ok', title, rest)
    host.emit('reeldock-calendar-saved', { days: written })
  }
  function report(saved: Saved | null): boolean {
    if (!saved) return false
    const { written, isComplete: whole, already, left } = saved
    editing.forgetPrevious(written.map(({ date }) => date))
    if (whole || written.length > 0 || left > 0) announce(written, already, left)
    return whole
  }
  const saveDays = async (days: readonly string[]) => report(await store.save(today, days))
  async function saveUnsent(): Promise<boolean> {
    const saved = await store.save(today, 'unsent')
    if (!saved?.isComplete || saved.written.length > 0) return report(saved)
    // Waiting days that already have their plan arrived by an earlier attempt, or another window has sent them.
    notifications.notify('ok', text('calendar.saved', { count: saved.already }))
    return true
  }
  const openDates = openDays(editing.range, today)
  /** Saves all unsaved choices, of open days and of others. */
  const saveChosen = () => saveDays([...openDates, ...editing.hidden.keys()])
  /** Saves the open days as ordinary days. */
  async function clear(): Promise<boolean> {
    editing.setKind(noPlan.kind)
    return saveDays(openDates)
  }
  const write = async (changes: Changes, seenCells: Cells) => report(await store.write(changes, today, seenCells))
  /** Saves all choices, or none if a percentage is missing. Returns whether no choice is left to save. */
  async function save(): Promise<boolean> {
    if (editing.dirty && !editing.ready) return false
    const isIncomplete = (choice: Choice) => planFrom(choice) === null
    if ([...editing.unsaved.values()].some(isIncomplete)) return false
    return editing.unsaved.size === 0 || (report(await store.save(today)) && !store.draft.dirty.peek())
  }
  async function undo(): Promise<void> {
    const undone = await store.undo()
    if (!undone) return
    const { written, skipped } = undone
    const days = new Intl.ListFormat(t.locale).format(skipped.map(date => longDay(date, t.locale)))
    const vars = { count: skipped.length, days }
    const skippedText = skipped.length > 0 ? { key: 'calendar.undoSkipped' as const, vars } : undefined
    if (written.length > 0) {
      show(text('calendar.undone', { count: written.length }), skippedText)
      host.emit('reeldock-calendar-saved', { days: written })
    } else show(skippedText ?? text('calendar.noChange'))
  }
  /** Undoes the last step: a discard, else an unsaved choice, else a save. */
  function takeBack() {
    if (store.draft.discarded.peek()) return void store.draft.undo()
    if (!editing.canTakeBack && store.undoable.value) return void undo()
    show(text(editing.canTakeBack ? 'calendar.choiceUndone' : 'calendar.nothingToUndo'))
    if (editing.canTakeBack) editing.takeBack()
  }
  return { saveChosen, saveUnsent, clear, write, save, takeBack }
}

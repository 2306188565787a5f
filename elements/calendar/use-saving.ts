import type { KeptChoice } from '../../core/calendar/kept-choice'
import type { Calendar } from '../../core/calendar/store'
import type { DayPlan, Stretch } from '../../core/calendar/types'
import { planFrom } from '../../core/calendar/wanted'
import { text } from '../../core/i18n/translate'
import type { CalendarDay } from '../../core/wire/calendar'
import { useScreen } from '../base/hooks'
import { useText } from '../kit/context'
import { dayName } from './range-words'
import type { Editing } from './use-editing'

/** What is done with choices and days that are written, each told in words. */
export function useSaving(store: Calendar, editing: Editing, today: string) {
  const { portal, host } = useScreen()
  const t = useText()
  const { notifications } = portal

  /** @param already days that were as they were wanted: nothing was written on them. */
  function tell(
    written: readonly CalendarDay[] | null,
    key: 'calendar.saved' | 'calendar.undone',
    already = 0,
  ): boolean {
    if (!written) return false
    if (written.length === 0) notifications.say('info', text('calendar.noChange'))
    else {
      const rest = already > 0 ? text('calendar.someSo', { count: already }) : undefined
      notifications.say('ok', { key, vars: { count: written.length } }, rest)
      host.emit('reeldock-calendar-saved', { days: written })
    }
    return true
  }
  /** Writes plans; the choices that asked for them, or lie under them, are settled by that. */
  async function write(plans: readonly Stretch[], choices: readonly KeptChoice[]): Promise<boolean> {
    const saved = await store.planAll(plans, today)
    if (!saved) return false
    editing.settle(choices, saved.left)
    if (saved.whole || saved.written.length > 0) tell(saved.written, 'calendar.saved', saved.already)
    return saved.whole
  }
  const apply = (from: string, to: string, plan: DayPlan) => write([{ from, to, plan }], editing.unsaved)
  /** False where one of them lacks its percentage: none of them is written then. */
  async function saveChoices(choices: readonly KeptChoice[]): Promise<boolean> {
    const plans = choices.flatMap(each => {
      const plan = planFrom(each)
      return plan ? [{ from: each.from, to: each.to, plan }] : []
    })
    return plans.length === choices.length && write(plans, choices)
  }
  async function save(): Promise<boolean> {
    if (editing.dirty && !editing.ready) return false
    return editing.unsaved.length === 0 || saveChoices(editing.unsaved)
  }
  const undo = async () => {
    const undone = await store.undo()
    if (!undone) return
    const { written, skipped } = undone
    if (written.length > 0 || skipped.length === 0) tell(written, 'calendar.undone')
    const days = new Intl.ListFormat(t.locale).format(skipped.map(date => dayName(date, t.locale)))
    const vars = { count: skipped.length, days }
    if (skipped.length > 0) notifications.say('info', { key: 'calendar.undoSkipped', vars })
  }
  /** The last thing that was done: a choice that is not saved yet, else a save. */
  function takeBack() {
    if (!editing.dirty && store.undoable.value) return void undo()
    notifications.say('info', text(editing.dirty ? 'calendar.choiceUndone' : 'calendar.nothingToUndo'))
    if (editing.dirty) editing.reset(editing.days)
  }
  return { tell, apply, save, saveChoices, undo, takeBack }
}

import type { KeptChoice } from '../../core/calendar/kept-choice'
import type { Calendar } from '../../core/calendar/store'
import type { DayPlan } from '../../core/calendar/types'
import { text } from '../../core/i18n/translate'
import type { CalendarDay } from '../../core/wire/calendar'
import { useScreen } from '../base/hooks'
import { planFrom } from './aside'
import type { Editing } from './use-editing'

/** What is done with choices and days that are written, each told in words. */
export function useSaving(store: Calendar, editing: Editing, today: string) {
  const { portal, host } = useScreen()
  const { notifications } = portal

  function tell(written: readonly CalendarDay[] | null, key: 'calendar.saved' | 'calendar.undone'): boolean {
    if (!written) return false
    if (written.length === 0) notifications.say('info', text('calendar.noChange'))
    else {
      notifications.say('ok', { key, vars: { count: written.length } })
      host.emit('reeldock-calendar-saved', { days: written })
    }
    return true
  }
  async function apply(from: string, to: string, plan: DayPlan): Promise<boolean> {
    const isSaved = tell(await store.plan(from, to, plan, today), 'calendar.saved')
    if (isSaved) editing.reset(editing.days)
    return isSaved
  }
  async function save(): Promise<boolean> {
    const { ready, dirty } = editing
    if (dirty && !(ready && (await apply(ready.from, ready.to, ready.plan)))) return false
    return saveAside()
  }
  async function saveAside(): Promise<boolean> {
    const written: CalendarDay[] = []
    const saved: KeptChoice[] = []
    for (const each of editing.aside) {
      const plan = planFrom(each)
      const days = plan && (await store.plan(each.from, each.to, plan, today))
      if (!days) break
      written.push(...days)
      saved.push(each)
    }
    editing.dropAside(saved)
    if (saved.length > 0) tell(written, 'calendar.saved')
    return saved.length === editing.aside.length
  }
  function discard() {
    editing.dropAside(editing.aside)
    editing.reset(null)
  }
  const undo = async () => {
    tell(await store.undo(), 'calendar.undone')
  }
  /** The last thing that was done: a choice that is not saved yet, else a save. */
  function takeBack() {
    if (!editing.dirty && store.undoable.value) return void undo()
    portal.notifications.say('info', text(editing.dirty ? 'calendar.choiceUndone' : 'calendar.nothingToUndo'))
    if (editing.dirty) editing.reset(editing.days)
  }
  return { tell, apply, save, saveAside, discard, undo, takeBack }
}

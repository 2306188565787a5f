import { useCallback, useMemo, useState } from 'react'
import { lazy } from '../../core/base/lazy'
import { noneOpen } from '../../core/calendar/choices'
import { calendarDays } from '../../core/calendar/days'
import { pricesOf } from '../../core/calendar/prices'
import { calendar } from '../../core/calendar/store'
import { text } from '../../core/i18n/translate'
import { weekOf } from '../../core/schedule/week'
import { session } from '../../core/session/store'
import type { CalendarDay } from '../../core/wire/calendar'
import { useExposedWork, useRead, useStore } from '../base/bridge/hooks'
import { readDraft } from '../base/drafts/DraftBanner'
import { useResend } from '../base/drafts/use-resend'
import { ReadState } from '../base/frame/ReadState'
import { monthOf } from '../kit/calendar/days'
import { MonthNav } from '../kit/calendar/MonthNav'
import { useText } from '../kit/context'
import { LostPart } from '../kit/feedback/LostPart'
import { Part, usePart } from '../kit/feedback/Part'
import { useFirstProblem } from '../kit/fields/use-first-problem'
import { PageHead } from '../kit/layout/PageHead'
import { Panel } from '../kit/layout/Panel'
import { useLoading } from '../kit/states/loading-scope'
import { Skeleton } from '../kit/states/Skeleton'
import { useFocusKept } from '../parts/use-focus-kept'
import { ClashBanner } from './ClashBanner'
import { CalendarContext } from './calendar-context'
import type { CalendarProps } from './contract'
import { FileTools } from './FileTools'
import { MonthPanel } from './MonthPanel'
import { selectionKey, shownKey } from './selection'
import { useEditing } from './use-editing'
import { useInSight } from './use-in-sight'
import { useKeys } from './use-keys'
import { useSaving } from './use-saving'
import { useToday } from './use-today'

/** The views that change days. They are loaded after the month. */
const changeParts = lazy(() => import('./change-views'))
const importPart = lazy(() => import('./ImportDialog'), 'ImportDialog')

/**
 * The elements of which the first one present receives the focus when the focused button disappears: the title of the
 * open days, the day in the month, the title of the page.
 */
const focusTargets = ['.side-panel-title', '.month [tabindex="0"]', '.page-title']

export function Calendar({ values, host }: CalendarProps) {
  const t = useText()
  const user = useStore(session)
  const zone = user.zone.value
  const today = useToday(zone)
  const month = values.month || monthOf(today)
  const showMonth = (next: string) => host.setView('month', next)
  const [opened, setOpened] = useState(noneOpen)
  const { days } = opened
  const { days: shownDays, refresh } = useStore(calendarDays, shownKey(month))
  const { days: selectedDays } = useStore(calendarDays, selectionKey(days, month))
  const store = useStore(calendar)
  const shown = shownDays.value
  const selected = selectedDays.value
  const partner = user.me.value.data?.user.partner
  const editing = useEditing({
    store,
    opened,
    setOpened,
    known: selected.data,
    today,
    onRestore: ({ from }) => values.month === '' && showMonth(monthOf(from)),
  })
  const prices = useMemo(() => pricesOf(partner?.serviceAreas ?? []), [partner])
  const closed = useMemo(() => closedDays(weekOf(partner?.businessHours ?? [])), [partner])
  const [file, setFile] = useState<File | null>(null)
  const closeFile = useCallback(() => setFile(null), [])
  const actions = useSaving(store, editing, today)
  const saving = store.saving.value
  const draft = readDraft({ ...store.draft, ...store, undoDiscard: store.draft.undo })
  useResend(draft.unsent, actions.saveUnsent)
  const { form: screen, seek } = useFirstProblem(0)
  useFocusKept(screen, focusTargets)
  const isChanging = days !== null || editing.hidden.size > 0
  const parts = usePart(changeParts, shown.data !== null, { isNeededNow: isChanging })
  useInSight(screen)
  useRead(shown, text('calendar.loadFailed'), refresh)
  useLoading(shown.data === null && shown.failure === null)
  useExposedWork({ dirty: editing.unsaved.size > 0, save: actions.save, discard: editing.dropAll })
  useKeys(host.element, { onUndo: saving ? null : actions.takeBack, onEscape: days && editing.leave })

  async function saveThenFocusConflict(saving: Promise<boolean>): Promise<void> {
    if (!(await saving) && store.draft.clashes.peek().size > 0) seek()
  }
  const common = { month, today, zone, store, saving, editing, actions, shown, selected, closed, prices }
  return (
    <CalendarContext value={{ ...common, showMonth, saveThenFocusConflict, seek }}>
      <div ref={screen} className="stack">
        <PageHead title={t('calendar.title')} beside={<MonthNav month={month} onMonth={showMonth} today={today} />}>
          <FileTools onFile={setFile} />
        </PageHead>
        <ReadState
          read={shown.failure ? shown : { ...shown, data: shown.data ?? noDays }}
          title={t('calendar.loadFailed')}
          skeleton={<Skeleton rows={10} />}
          onRetry={() => void refresh()}
        >
          <ClashBanner draft={draft} />
          <Panel>
            <div className="split">
              <MonthPanel />
              {days && parts && <parts.DaysPanel days={days} />}
            </div>
            {isChanging && <LostPart of={[changeParts]} />}
            {!days && editing.hidden.size > 0 && parts && <parts.UnsavedBar />}
          </Panel>
        </ReadState>
        {file && <Part of={importPart} props={{ file, onClose: closeFile }} rows={1} />}
      </div>
    </CalendarContext>
  )
}

const noDays = new Map<string, CalendarDay>()

/** Returns the weekdays without business hours; none if no hours are known. */
function closedDays(week: ReadonlyMap<number, unknown>): ReadonlySet<number> {
  return new Set(week.size === 0 ? [] : [1, 2, 3, 4, 5, 6, 7].filter(day => !week.has(day)))
}

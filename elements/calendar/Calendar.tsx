import undoIcon from 'icon:arrow-back-up'
import { useCallback, useMemo, useState } from 'react'
import { download } from '../../core/base/download'
import { lazy } from '../../core/base/lazy'
import { type Changes, nothingOpen } from '../../core/calendar/choices'
import { calendarDays } from '../../core/calendar/days'
import { pricesOf } from '../../core/calendar/prices'
import { calendar } from '../../core/calendar/store'
import type { Stretch } from '../../core/calendar/types'
import type { DraftState } from '../../core/drafts/state'
import { text } from '../../core/i18n/translate'
import { weekOf } from '../../core/schedule/week'
import { session } from '../../core/session/store'
import type { CalendarDay } from '../../core/wire/calendar'
import { useRead, useScreen, useStore, useWork } from '../base/bridge/hooks'
import { draftShown } from '../base/drafts/DraftBanner'
import { useResend } from '../base/drafts/use-resend'
import { ReadState } from '../base/frame/ReadState'
import { monthOf } from '../kit/calendar/days'
import { MonthNav } from '../kit/calendar/MonthNav'
import { useText } from '../kit/context'
import { Part } from '../kit/feedback/Part'
import { Button } from '../kit/fields/Button'
import { useFirstProblem } from '../kit/fields/use-first-problem'
import { PageHead } from '../kit/layout/PageHead'
import { Panel } from '../kit/layout/Panel'
import { Skeleton } from '../kit/states/Skeleton'
import { useFocusKept } from '../parts/use-focus-kept'
import { ClashBanner } from './ClashBanner'
import type { CalendarProps } from './contract'
import { DaysPanel } from './DaysPanel'
import { FileTools } from './FileTools'
import { MonthPanel } from './MonthPanel'
import { planWords } from './marks'
import { SelectHint } from './SelectHint'
import { selectionKey, shownKey } from './selection'
import { UnsavedBar } from './UnsavedBar'
import { useEditing } from './use-editing'
import { useKeys } from './use-keys'
import { useSaving } from './use-saving'
import { useToday } from './use-today'

/** Where the focus goes with a button whose work is done: the days that are selected, else the day in the month. */
const restsOn = ['.side-panel-title', '.month [tabindex="0"]', '.page-title']

export function Calendar({ values, host }: CalendarProps) {
  const t = useText()
  const { portal } = useScreen()
  const who = useStore(session)
  const zone = who.zone.value
  const today = useToday(zone)
  const month = values.month || monthOf(today)
  const [opened, setOpened] = useState(nothingOpen)
  const { days } = opened
  const { days: shownDays, refresh } = useStore(calendarDays, shownKey(month))
  const { days: selectedDays } = useStore(calendarDays, selectionKey(days, month))
  const store = useStore(calendar)
  const shown = shownDays.value
  const selected = selectedDays.value
  const user = who.me.value.data?.user
  const hours = user?.partner?.businessHours
  const editing = useEditing({
    store,
    opened,
    setOpened,
    known: selected.data,
    today,
    onRestore: ({ from }) => values.month === '' && showMonth(monthOf(from)),
  })
  const prices = useMemo(() => pricesOf(user?.partner?.serviceAreas ?? []), [user])
  const closed = useMemo(() => closedDays(weekOf(hours ?? [])), [hours])
  const [file, setFile] = useState<File | null>(null)
  const closeFile = useCallback(() => setFile(null), [])
  const { saveOpen, saveDays, saveUnsent, clear, write, save, undo, takeBack } = useSaving(store, editing, today)
  const draft = draftShown({ ...store.draft, ...store })
  useResend(draft.unsent, saveUnsent)
  const { form: screen, seek } = useFirstProblem(0)
  useFocusKept(screen, restsOn)
  useRead(shown, text('calendar.loadFailed'), refresh)
  useWork({ dirty: editing.unsaved.size > 0, save, discard: editing.dropAll })
  useKeys(host.element, { onUndo: store.saving.value ? null : takeBack, onEscape: days && editing.leave })

  /** Where one is to choose first, a save leads there. */
  async function led(saving: Promise<boolean>): Promise<void> {
    if (!(await saving) && store.draft.clashes.peek().size > 0) seek()
  }
  function showMonth(next: string) {
    host.setView('month', next)
  }
  async function exportAll() {
    await portal.notifications.run({ title: text('calendar.exportFailed') }, async () => {
      const { calendarFile, exportRange } = await filesPart.load()
      const { readFrom, from, to } = exportRange(today)
      const marked = await store.read(readFrom, to)
      if (!marked) return
      const { companyId = '', companyName = '' } = who.me.peek().data?.user ?? {}
      const title = ({ plan }: Stretch) => planWords(plan, t)
      const file = calendarFile(marked, { from, org: companyId, name: companyName, title })
      download(`reeldock-calendar_${from}_${to}.ics`, file)
    })
  }
  async function importDays(found: Changes) {
    await write(found)
    // What did not get through is among what is not saved.
    closeFile()
  }
  return (
    <div ref={screen} className="stack">
      <PageHead
        title={t('calendar.title')}
        beside={
          <>
            <MonthNav month={month} onMonth={showMonth} today={today} />
            {store.undoable.value && (
              <Button
                icon={undoIcon}
                busy={store.saving.value !== null}
                aria-keyshortcuts="Control+Z Meta+Z"
                onClick={() => void undo()}
              >
                {t('shared.undo')}
              </Button>
            )}
          </>
        }
      >
        <FileTools onFile={setFile} onExport={() => void exportAll()} />
      </PageHead>
      <ReadState
        read={shown.failure ? shown : { ...shown, data: shown.data ?? noDays }}
        title={t('calendar.loadFailed')}
        skeleton={<Skeleton rows={10} />}
        onRetry={() => void refresh()}
      >
        {(draft.failure || told.has(draft.state)) && (
          <ClashBanner draft={draft} clashes={store.draft.clashes.value} onSend={() => void saveUnsent()} />
        )}
        <Panel>
          <div className="split">
            <MonthPanel
              month={month}
              today={today}
              zone={zone}
              known={shown.data}
              busy={shown.busy}
              closed={closed}
              selection={days}
              unsaved={editing.unsaved}
              onSelect={editing.select}
              onMonth={showMonth}
            />
            {days ? (
              <DaysPanel
                editing={editing}
                today={today}
                closed={closed}
                prices={prices}
                saving={store.saving.value}
                known={selected.data}
                unread={selected.data ? null : selected.failure ? 'failed' : 'reading'}
                onSave={() => void led(saveOpen())}
                onClear={() => void led(clear())}
                onCancel={() => editing.reset(null)}
                onClose={editing.leave}
              />
            ) : (
              <SelectHint />
            )}
          </div>
          {editing.hidden.size > 0 && (
            <UnsavedBar
              aside={editing.hidden}
              busy={store.saving.value !== null}
              onShow={shown => editing.select(shown, 'press')}
              onSave={days => void led(saveDays(days))}
              onDiscard={editing.dropHidden}
            />
          )}
        </Panel>
      </ReadState>
      {file && (
        <Part
          of={importPart}
          props={{
            file,
            zone,
            today,
            read: store.read,
            saving: store.saving.value,
            onWrite: importDays,
            onClose: closeFile,
          }}
          rows={1}
        />
      )}
    </div>
  )
}

const importPart = lazy(() => import('./ImportDialog'), 'ImportDialog')
const filesPart = lazy(() => import('../../core/calendar/files'))

/** States of the draft that are told above the month; days that came back are opened. */
const told: ReadonlySet<DraftState> = new Set(['conflict', 'synced', 'waiting'])

const noDays = new Map<string, CalendarDay>()

/** Weekdays without business hours; none where no hours are known. */
function closedDays(week: ReadonlyMap<number, unknown>): ReadonlySet<number> {
  return new Set(week.size === 0 ? [] : [1, 2, 3, 4, 5, 6, 7].filter(day => !week.has(day)))
}

import undoIcon from 'icon:arrow-back-up'
import { useCallback, useMemo, useState } from 'react'
import { addDays } from '../../core/base/days'
import { download } from '../../core/base/download'
import { calendarDays } from '../../core/calendar/days'
import { isKeptChoice } from '../../core/calendar/kept-choice'
import { pricesOf } from '../../core/calendar/prices'
import { nothing } from '../../core/calendar/rules'
import { calendar } from '../../core/calendar/store'
import type { DayPlan } from '../../core/calendar/types'
import { draftKeeper } from '../../core/drafts/keeper'
import { text } from '../../core/i18n/translate'
import { session } from '../../core/session/store'
import type { CalendarDay } from '../../core/wire/calendar'
import { bring } from '../base/bring'
import type { ScreenProps } from '../base/description'
import { useRead, useScreen, useStore, useWork } from '../base/hooks'
import { Part } from '../base/Part'
import { ReadState } from '../base/ReadState'
import { Button } from '../kit/Button'
import { useText } from '../kit/context'
import { addMonths, monthOf } from '../kit/days'
import { MonthNav } from '../kit/MonthNav'
import { PageHead } from '../kit/PageHead'
import { Panel } from '../kit/Panel'
import { Skeleton } from '../kit/states/Skeleton'
import { DaysPanel } from './DaysPanel'
import { FileTools } from './FileTools'
import type { attributes, events } from './index'
import { MonthPanel } from './MonthPanel'
import { planWords } from './marks'
import { SelectHint } from './SelectHint'
import { useEditing } from './use-editing'
import { useToday } from './use-today'
import { useUndoKey } from './use-undo-key'

export function Calendar({ values, host }: ScreenProps<typeof attributes, typeof events>) {
  const t = useText()
  const { portal } = useScreen()
  const who = useStore(session)
  const zone = who.zone.value
  const today = useToday(zone)
  const month = values.month || monthOf(today)
  const { days: read, refresh } = useStore(calendarDays, monthKey(month))
  const store = useStore(calendar, host.id)
  const shown = read.value
  const known = shown.data
  const user = who.me.value.data?.user
  const hours = user?.partner?.businessHours
  const account = user?.companyId
  const keeper = useMemo(() => (account ? draftKeeper(account, 'calendar', isKeptChoice) : null), [account])
  const editing = useEditing({
    known: known ?? noDays,
    today,
    keeper,
    onRestore: ({ from }) => values.month === '' && showMonth(monthOf(from)),
  })
  const prices = useMemo(() => pricesOf(user?.partner?.serviceAreas ?? []), [user])
  const closed = useMemo(() => closedDays(hours ?? []), [hours])
  const [file, setFile] = useState<File | null>(null)
  const closeFile = useCallback(() => setFile(null), [])
  useRead(shown, text('calendar.loadFailed'), refresh)
  useWork({ dirty: editing.dirty, save, discard: () => editing.reset(null) })

  function showMonth(next: string) {
    host.setView('month', next)
  }
  function tell(written: readonly CalendarDay[] | null, key: 'calendar.saved' | 'calendar.undone') {
    if (!written) return false
    const { notifications } = portal
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
    const { ready } = editing
    if (!editing.dirty) return true
    return ready ? apply(ready.from, ready.to, ready.plan) : false
  }
  const undo = async () => {
    tell(await store.undo(), 'calendar.undone')
  }
  useUndoKey(host.element, store.undoable.value && !store.saving.value ? () => void undo() : null)
  async function exportAll() {
    await portal.notifications.run({ title: text('calendar.exportFailed') }, async () => {
      const { calendarFile, exportRange } = await loadFiles()
      const { from, to } = exportRange(today)
      const marked = await store.read(from, to)
      if (!marked) return
      const { companyId = '', companyName = '' } = who.me.peek().data?.user ?? {}
      const file = calendarFile(marked, companyId, ({ plan }) => planWords(plan, t), companyName)
      download(`reeldock-calendar_${from}_${to}.ics`, file)
    })
  }
  async function importDays(written: readonly CalendarDay[]) {
    if (tell(await store.write(written), 'calendar.saved')) closeFile()
  }
  const { days, ready } = editing
  return (
    <div className="stack">
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
                {t('calendar.undo')}
              </Button>
            )}
          </>
        }
      >
        <FileTools onFile={setFile} onExport={() => void exportAll()} />
      </PageHead>
      <ReadState
        read={shown.failure ? shown : { ...shown, data: known ?? noDays }}
        title={t('calendar.loadFailed')}
        skeleton={<Skeleton rows={10} />}
        onRetry={() => void refresh()}
      >
        <Panel>
          <div className="split">
            <MonthPanel
              month={month}
              today={today}
              zone={zone}
              known={known}
              busy={shown.busy}
              closed={closed}
              selection={days}
              onSelect={editing.choose}
              onMonth={showMonth}
            />
            {days ? (
              <DaysPanel
                editing={editing}
                today={today}
                closed={closed}
                prices={prices}
                saving={store.saving.value}
                onSave={() => ready && void apply(ready.from, ready.to, ready.plan)}
                onClear={() => void apply(days.from, days.to, nothing)}
                onClose={() => editing.reset(null)}
              />
            ) : (
              <SelectHint />
            )}
          </div>
        </Panel>
      </ReadState>
      {file && (
        <Part
          load={loadImport}
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

const loadImport = async () => (await bring(import('./ImportDialog'))).ImportDialog
const loadFiles = () => bring(import('../../core/calendar/files'))

const noDays = new Map<string, CalendarDay>()

/** The month as days: "2026-12-01/2026-12-31". */
function monthKey(month: string): string {
  const first = `${month}-01`
  return `${first}/${addDays(addMonths(first, 1), -1)}`
}

/** Weekdays without business hours; none where no hours are known. */
function closedDays(hours: readonly { dayOrdinal: number; startTime: string | null }[]): ReadonlySet<number> {
  const open = new Set(hours.filter(({ startTime }) => startTime !== null).map(({ dayOrdinal }) => dayOrdinal))
  return new Set(open.size === 0 ? [] : [1, 2, 3, 4, 5, 6, 7].filter(day => !open.has(day)))
}

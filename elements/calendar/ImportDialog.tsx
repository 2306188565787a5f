import { useEffect, useState } from 'react'
import { type FileFault, type ReadFile, readCalendarFile } from '../../core/calendar/files'
import { daysInPreview, daysToWrite, type JudgedDay } from '../../core/calendar/import'
import { useText } from '../kit/context'
import { Banner } from '../kit/feedback/Banner'
import { Button } from '../kit/fields/Button'
import { Dialog } from '../kit/overlays/Dialog'
import { Spinner } from '../kit/states/Spinner'
import { useCalendar } from './calendar-context'
import { ImportPreview } from './ImportPreview'
import { SavingProgress } from './marks'

const faultMessages = {
  tooLarge: 'calendar.importTooLarge',
  noCalendar: 'calendar.importNoCalendar',
  noDays: 'calendar.importNoDays',
} as const

/** Shows the changes that a calendar file would make, before they are made. */
export function ImportDialog({ file, onClose }: { file: File; onClose(): void }) {
  const t = useText()
  const { zone, today, store, saving, actions } = useCalendar()
  const [result, setResult] = useState<ReadFile | FileFault | null>(null)
  const [replace, setReplace] = useState(false)
  useEffect(() => {
    let isCurrent = true
    void readCalendarFile(file, { zone, today, read: store.read, typed: () => store.draft.typed.peek() }).then(
      outcome => {
        if (!isCurrent) return
        // The read of the days failed, and a toast shows the failure.
        if (outcome === null) onClose()
        else setResult(outcome)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [file, zone, today, store, onClose])
  const isRead = result !== null && typeof result === 'object'
  const judged = isRead ? result.judged : []
  const days = daysToWrite(judged, replace)
  /** Whether the file changes nothing, even if it may replace other plans. */
  const changesNothing = result !== null && daysToWrite(judged, true).length === 0
  async function write() {
    await actions.write(days, daysInPreview(judged))
    // Days that could not be saved are now unsaved choices.
    onClose()
  }
  return (
    <Dialog
      title={t('calendar.importTitle')}
      onClose={onClose}
      foot={
        saving ? (
          <SavingProgress label={t('calendar.importTitle')} saving={saving} />
        ) : changesNothing ? (
          <Button kind="primary" onClick={onClose}>
            {t('kit.close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('kit.cancel')}</Button>
            <Button
              kind="primary"
              offReason={days.length > 0 ? undefined : t(isRead ? 'calendar.importTick' : 'calendar.importReading')}
              onClick={() => void write()}
            >
              {days.length > 0 ? t('calendar.importDays', { count: days.length }) : t('calendar.importNow')}
            </Button>
          </>
        )
      }
    >
      {result === null && (
        <p role="status">
          <Spinner size={16} />
          <span>{` ${t('calendar.importReading')}`}</span>
        </p>
      )}
      {typeof result === 'string' && <Banner tone="danger">{t(faultMessages[result])}</Banner>}
      {isRead && changesNothing && <Banner tone="info">{t(idleMessage(result.judged))}</Banner>}
      {isRead && <ImportPreview result={result} replace={replace} onReplace={setReplace} />}
    </Dialog>
  )
}

/** Returns the reason why a file changes nothing. */
function idleMessage(judged: readonly JudgedDay[]) {
  const outcomes = new Set(judged.map(({ outcome }) => outcome))
  if (outcomes.size === 0) return 'calendar.importNoDays'
  if (outcomes.size === 1 && outcomes.has('past')) return 'calendar.importAllPast'
  return outcomes.has('past') ? 'calendar.importNothing' : 'calendar.importAllKnown'
}

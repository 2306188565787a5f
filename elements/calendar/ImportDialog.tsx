import { useEffect, useState } from 'react'
import { type FileFault, type ReadFile, readCalendarFile } from '../../core/calendar/files'
import { daysSeen, daysToWrite, type JudgedDay } from '../../core/calendar/import'
import { useText } from '../kit/context'
import { Banner } from '../kit/feedback/Banner'
import { Button } from '../kit/fields/Button'
import { Dialog } from '../kit/overlays/Dialog'
import { Spinner } from '../kit/states/Spinner'
import { useCalendar } from './calendar-context'
import { ImportPreview } from './ImportPreview'
import { SavingProgress } from './marks'

const faultWords = {
  tooLarge: 'calendar.importTooLarge',
  noCalendar: 'calendar.importNoCalendar',
  noDays: 'calendar.importNoDays',
} as const

/** What a calendar file would change, before it does. */
export function ImportDialog({ file, onClose }: { file: File; onClose(): void }) {
  const t = useText()
  const { zone, today, store, saving, does } = useCalendar()
  const [found, setFound] = useState<ReadFile | FileFault | null>(null)
  const [replace, setReplace] = useState(false)
  useEffect(() => {
    let wanted = true
    void readCalendarFile(file, { zone, today, read: store.read, typed: () => store.draft.typed.peek() }).then(
      outcome => {
        if (!wanted) return
        // What is known of these days could not be read, which has been said.
        if (outcome === null) onClose()
        else setFound(outcome)
      },
    )
    return () => {
      wanted = false
    }
  }, [file, zone, today, store, onClose])
  const isRead = found !== null && typeof found === 'object'
  const judged = isRead ? found.judged : []
  const days = daysToWrite(judged, replace)
  /** Whatever is ticked, nothing of this file is written. */
  const isIdle = found !== null && daysToWrite(judged, true).length === 0
  async function write() {
    await does.write(days, daysSeen(judged))
    // What did not get through is chosen, and not saved.
    onClose()
  }
  return (
    <Dialog
      title={t('calendar.importTitle')}
      onClose={onClose}
      foot={
        saving ? (
          <SavingProgress label={t('calendar.importTitle')} saving={saving} />
        ) : isIdle ? (
          <Button kind="primary" onClick={onClose}>
            {t('kit.close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('kit.cancel')}</Button>
            <Button
              kind="primary"
              off={days.length > 0 ? undefined : t(isRead ? 'calendar.importTick' : 'calendar.importReading')}
              onClick={() => void write()}
            >
              {days.length > 0 ? t('calendar.importDays', { count: days.length }) : t('calendar.importNow')}
            </Button>
          </>
        )
      }
    >
      {found === null && (
        <p role="status">
          <Spinner size={16} />
          <span>{` ${t('calendar.importReading')}`}</span>
        </p>
      )}
      {typeof found === 'string' && <Banner tone="danger">{t(faultWords[found])}</Banner>}
      {isRead && isIdle && <Banner tone="info">{t(idleWords(found.judged))}</Banner>}
      {isRead && <ImportPreview found={found} replace={replace} onReplace={setReplace} />}
    </Dialog>
  )
}

/** Why nothing of a file would be written. */
function idleWords(judged: readonly JudgedDay[]) {
  const outcomes = new Set(judged.map(({ outcome }) => outcome))
  if (outcomes.size === 0) return 'calendar.importNoDays'
  if (outcomes.size === 1 && outcomes.has('past')) return 'calendar.importAllPast'
  return outcomes.has('past') ? 'calendar.importNothing' : 'calendar.importAllKnown'
}

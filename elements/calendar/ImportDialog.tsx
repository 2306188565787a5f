import { useEffect, useState } from 'react'
import type { Changes } from '../../core/calendar/choices'
import { type FileFault, type ReadFile, readCalendarFile } from '../../core/calendar/files'
import { daysToWrite, type JudgedDay } from '../../core/calendar/import'
import type { Calendar } from '../../core/calendar/store'
import type { Saving } from '../../core/calendar/writing'
import words from '../../core/i18n/en/calendar-import'
import { registerMessages } from '../../core/i18n/translate'
import { useText } from '../kit/context'
import { Banner } from '../kit/feedback/Banner'
import { Progress } from '../kit/feedback/Progress'
import { Button } from '../kit/fields/Button'
import { Dialog } from '../kit/overlays/Dialog'
import { Spinner } from '../kit/states/Spinner'
import { ImportPreview } from './ImportPreview'

registerMessages('en', words)

interface Props {
  file: File
  zone: string
  today: string
  read: Calendar['read']
  saving: Saving | null
  onWrite(days: Changes): void
  onClose(): void
}

const faultWords = {
  tooLarge: 'calendar.importTooLarge',
  noCalendar: 'calendar.importNoCalendar',
  noDays: 'calendar.importNoDays',
} as const

/** What a calendar file would change, before it does. */
export function ImportDialog({ file, zone, today, read, saving, onWrite, onClose }: Props) {
  const t = useText()
  const [found, setFound] = useState<ReadFile | FileFault | null>(null)
  const [replace, setReplace] = useState(false)
  useEffect(() => {
    let wanted = true
    void readCalendarFile(file, { zone, today, read }).then(outcome => {
      if (!wanted) return
      // What is known of these days could not be read, which has been said.
      if (outcome === null) onClose()
      else setFound(outcome)
    })
    return () => {
      wanted = false
    }
  }, [file, zone, today, read, onClose])
  const isRead = found !== null && typeof found === 'object'
  const days = isRead ? daysToWrite(found.judged, replace) : []
  /** Whatever is ticked, nothing of this file is written. */
  const isIdle = found !== null && (!isRead || daysToWrite(found.judged, true).length === 0)
  return (
    <Dialog
      title={t('calendar.importTitle')}
      onClose={onClose}
      foot={
        saving ? (
          <Progress
            label={t('calendar.importTitle')}
            value={(100 * saving.done) / saving.of}
            figures={t('calendar.savingDays', { done: saving.done, count: saving.of })}
          />
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
              onClick={() => onWrite(days)}
            >
              {days.length > 0 ? t('calendar.importDays', { count: days.length }) : t('calendar.importNow')}
            </Button>
          </>
        )
      }
    >
      {found === null && (
        <p role="status">
          <Spinner size={16} /> {t('calendar.importReading')}
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

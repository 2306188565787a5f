import undoIcon from 'icon:arrow-back-up'
import { text } from '../../core/i18n/translate'
import type { CalendarDay } from '../../core/wire/calendar'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { useCalendar } from './calendar-context'

/**
 * Says what the last save did, and takes it back. It stands under the month, where it covers nothing and moves nothing.
 * The region is there before its first words: those of one that comes with them are not always read out.
 */
export function SavedNote({ undoable }: { undoable: readonly CalendarDay[] | null }) {
  const t = useText()
  const { saving, does } = useCalendar()
  const { title, detail } = does.told ?? { title: text('calendar.saved', { count: undoable?.length ?? 0 }) }
  return (
    <div className="saved-note" data-tone="ok" data-shown={undoable !== null || undefined}>
      <span role="status">
        {undoable && <b>{t.text(title)}</b>}
        {undoable && detail && <span className="quiet-text">{` ${t.text(detail)}`}</span>}
      </span>
      {undoable && (
        <Button
          size="bar"
          icon={undoIcon}
          busy={saving !== null}
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={() => void does.undo()}
        >
          {t('shared.undo')}
        </Button>
      )}
    </div>
  )
}

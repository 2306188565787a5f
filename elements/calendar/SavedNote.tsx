import ok from 'icon:circle-check'
import { useLayoutEffect, useRef } from 'react'
import { text } from '../../core/i18n/translate'
import type { CalendarDay } from '../../core/wire/calendar'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { Icon } from '../kit/icons/Icon'
import { keepAboveBars } from '../kit/layout/above-bars'
import { useCalendar } from './calendar-context'
import { useStaying } from './use-staying'

/**
 * The calendar's one toast: it says what the last step did, and takes a save back. The region that is read out stands apart: it is there
 * before its first words, since those of one that comes with them are not always read.
 */
export function SavedNote({ undoable }: { undoable: readonly CalendarDay[] | null }) {
  const t = useText()
  const { saving, does } = useCalendar()
  const toast = useRef<HTMLDivElement>(null)
  const { told } = does
  const hasUndo = undoable !== null && (told?.isSave ?? true)
  const { isShown, handlers } = useStaying(hasUndo ? undoable : told?.isSave ? null : told)
  useLayoutEffect(() => {
    const element = toast.current
    if (!isShown || !element) return
    element.showPopover()
    return keepAboveBars(element)
  }, [isShown])
  const { title, detail } = told ?? { title: text('calendar.saved', { count: undoable?.length ?? 0 }) }
  const words = [t.text(title), detail && t.text(detail)].filter(Boolean)
  return (
    <>
      <span role="status" className="sr-only">
        {isShown && words.join('. ')}
      </span>
      {isShown && (
        <div ref={toast} className="saved-note" popover="manual" data-tone="ok" {...handlers}>
          <Icon of={ok} />
          <div>
            <div className="saved-title">{words[0]}</div>
            {words[1] && <div className="quiet-text">{words[1]}</div>}
          </div>
          {hasUndo && (
            <Button
              size="bar"
              busy={saving !== null}
              aria-keyshortcuts="Control+Z Meta+Z"
              onClick={() => void does.undo()}
            >
              {t('shared.undo')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

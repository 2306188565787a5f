import { useRef, useState } from 'react'
import { isEqual } from '../../../core/base/json'
import { closedDay, isClosed, isCollapsible, weekOf } from '../../../core/company-settings/business-hours'
import type { DayHours } from '../../../core/company-settings/types'
import '../../../core/company-settings/words'
import { useText } from '../../kit/context'
import { Button } from '../../kit/fields/Button'
import { FormSection } from '../../kit/fields/FormSection'
import { useFocusAfter } from '../use-focus-after'
import type { FieldsProps } from './fields-props'
import { HoursWeek } from './HoursWeek'
import { SharedHours } from './SharedHours'

/**
 * The business hours of a company: one row for Monday to Friday if these days have the same hours and the weekend is
 * closed, otherwise one row per day. After the days were opened, they stay open.
 */
export function HoursFields({ value: days, base, errors, onEdit }: FieldsProps<readonly DayHours[]>) {
  const t = useText()
  const root = useRef<HTMLDivElement>(null)
  const focusAfter = useFocusAfter(root)
  const [opened, setOpened] = useState(false)
  /** The days before they were replaced by one row, for undo. They are kept until another edit. */
  const [replaced, setReplaced] = useState<{ was: readonly DayHours[]; by: readonly DayHours[] } | null>(null)
  const isOpen = opened || !isCollapsible(days)
  if (isOpen && !opened) setOpened(true)

  function open() {
    setOpened(true)
    focusAfter('.hours-list input, .hours-list .button')
  }
  function collapse() {
    const week = weekOf(days.find(day => !isClosed(day)) ?? closedDay)
    onEdit(() => week)
    setReplaced(isCollapsible(days) ? null : { was: days, by: week })
    setOpened(false)
    focusAfter('input')
  }
  function undo(was: readonly DayHours[]) {
    onEdit(() => was)
    setReplaced(null)
    focusAfter('.hours-list input, .hours-list .button')
  }
  const undoableDays = !isOpen && replaced !== null && isEqual(replaced.by, days) ? replaced.was : null

  return (
    <FormSection
      title={t('companyParts.hours')}
      hint={t(isOpen ? 'companyParts.hoursOpenedHint' : 'companyParts.hoursHint')}
    >
      <div ref={root} className="company-hours">
        {isOpen ? (
          <HoursWeek
            days={days}
            base={base ?? null}
            errors={errors}
            onEdit={onEdit}
            onCollapse={collapse}
            focusAfter={focusAfter}
          />
        ) : (
          <SharedHours
            hours={days[0] ?? closedDay}
            base={base?.[0] ?? null}
            errors={errors}
            onChange={hours => onEdit(() => weekOf(hours))}
            onOpen={open}
          />
        )}
        <div className="company-replaced">
          <p role="status">{undoableDays && t('companyParts.hoursReplaced')}</p>
          {undoableDays && (
            <Button size="bar" onClick={() => undo(undoableDays)}>
              {t('companyParts.undoHours')}
            </Button>
          )}
        </div>
      </div>
    </FormSection>
  )
}

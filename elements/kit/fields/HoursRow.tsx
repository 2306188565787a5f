import type { CSSProperties, ReactNode } from 'react'
import { useText } from '../context'
import { FieldGroup } from './FieldGroup'
import { TimeField } from './TimeField'

export interface Hours {
  /** Times "HH:mm", or partly typed; both empty for a closed day. */
  from: string
  to: string
}

interface Props {
  label: string
  /** The label for narrow containers. */
  short: string
  value: Hours
  onChange: (value: Hours) => void
  /** An error of this row. By default it concerns the end; `faults` can name the invalid times. */
  error?: ReactNode
  faults?: { from: boolean; to: boolean } | undefined
  /** Whether the value differs from the saved one. */
  changed?: boolean | undefined
  /** Whether the fields stay while both are empty, because the person is editing them. */
  editing?: boolean | undefined
  /** The text instead of the times of a closed day. */
  closed: string
  /** A button at the end, which copies hours or adds some to a closed day. */
  action?: ReactNode
}

/** The opening hours of a day, with their position between midnight and midnight. */
export function HoursRow({ label, short, value, onChange, error, closed, action, ...row }: Props) {
  const t = useText()
  const open = value.from !== '' || value.to !== '' || row.editing === true
  const { from = false, to = Boolean(error) } = row.faults ?? {}
  const field = (side: 'from' | 'to', describedBy: string | undefined) => (
    <TimeField
      plain
      small
      labelHidden
      label={t(side === 'from' ? 'kit.from' : 'kit.to')}
      value={value[side]}
      invalid={side === 'from' ? from : to}
      changed={row.changed}
      describedBy={describedBy}
      onChange={time => onChange({ ...value, [side]: time })}
    />
  )
  return (
    <FieldGroup label={label} labelHidden error={error} action={action}>
      {({ describedBy }) => (
        <div className="hours">
          <span className="hours-day" aria-hidden="true">
            <span className="hours-long">{label}</span>
            <span className="hours-short">{short}</span>
          </span>
          {open ? (
            <>
              {field('from', describedBy)}
              <span className="hours-until" aria-hidden="true">
                {t('kit.rangeTo')}
              </span>
              {field('to', describedBy)}
            </>
          ) : (
            <span className="hours-closed">{closed}</span>
          )}
          <span className="hours-track" aria-hidden="true">
            <span style={place(value)} />
          </span>
        </div>
      )}
    </FieldGroup>
  )
}

/**
 * Returns the styles of the hours on the track of a day; no width while a time is incomplete or the end comes first.
 */
function place({ from, to }: Hours): CSSProperties {
  if (from.length !== 5 || to.length !== 5 || from >= to) return { inlineSize: 0 }
  return { marginInlineStart: `${percentOfDay(from)}%`, inlineSize: `${percentOfDay(to) - percentOfDay(from)}%` }
}

function percentOfDay(time: string): number {
  return (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) / 14.4
}

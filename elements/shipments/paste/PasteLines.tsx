import { useMemo } from 'react'
import type { PasteLine } from '../../../core/shipments/sheets/paste-results'
import { useText } from '../../kit/context'
import { StatusText } from '../../kit/feedback/StatusText'
import { Checkbox } from '../../kit/fields/Checkbox'
import { Named, properName, Said } from '../../kit/named'
import { verbatim } from '../../kit/own-text'
import { drawnLines } from './drawn-lines'
import { lookOf } from './line-look'
import type { PastePreview } from './use-paste-plan'

/** The maximum count of drawn lines, unless more can be ticked. A table of thousands of lines would slow down typing. */
const maxDrawn = 200

/** The lines of a paste with their rows and results, in a table that scrolls. */
export function PasteLines({ preview }: { preview: PastePreview }) {
  const t = useText()
  const { plan, cities, isComments, isReplacing, toggleReplacing } = preview
  const drawn = useMemo(() => drawnLines(plan.lines, maxDrawn), [plan.lines])
  const more = plan.lines.length - drawn.length
  if (plan.lines.length === 0)
    return (
      <p className="paste-none quiet-text">
        {plan.isUnknown ? t('shipments.paste.unknown') : t('shipments.paste.empty')}
      </p>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keys
    <section className="paste-lines" tabIndex={0} aria-label={t('shipments.paste.preview')}>
      <table className="paste-table">
        <thead>
          <tr>
            <th scope="col">{t('shipments.column.serial')}</th>
            <th scope="col">{t('shipments.import.column.theatre')}</th>
            <th scope="col">
              {t(isComments ? 'shipments.field.shippingComments' : 'shipments.paste.courierAndNumber')}
            </th>
            <th scope="col">{t('shipments.import.result')}</th>
          </tr>
        </thead>
        <tbody>
          {drawn.map(({ line, index }) => (
            <Line
              key={index}
              line={line}
              city={cities.get(line.row?.id ?? '') ?? ''}
              isTicked={line.row !== null && isReplacing.has(line.row.id)}
              onTick={on => line.row && toggleReplacing(line.row.id, on)}
            />
          ))}
        </tbody>
      </table>
      {more > 0 && <p className="paste-more quiet-text">{t('shipments.paste.more', { count: more })}</p>}
    </section>
  )
}

interface LineProps {
  line: PasteLine
  city: string
  isTicked: boolean
  onTick(on: boolean): void
}

function Line({ line, city, isTicked, onTick }: LineProps) {
  const { row, courier, number, barcode, comments, result } = line
  const t = useText()
  const absent = t('shipments.paste.absent')
  const hasNumber = number !== '' || comments === '' || courier?.source === 'given'
  const { tone, icon, label } = lookOf(line, t.locale)
  const isLoud = tone === 'warn' || tone === 'danger'
  return (
    <tr data-tone={isLoud ? tone : undefined} data-idle={!line.isFilled || undefined}>
      <td>{row?.ordinal ?? absent}</td>
      <td>
        <span className="paste-theatre">{row ? properName(row.theatre) : absent}</span>
        {city !== '' && <span className="cell-sub">{verbatim(city)}</span>}
      </td>
      <td>
        {hasNumber && (
          <span className="paste-number">
            <span>{courier ? properName(courier.name) : absent}</span>
            <span className="mono" translate="no">
              {number || absent}
            </span>
          </span>
        )}
        {barcode !== null && (
          <span className="cell-sub mono" translate="no">
            {t('shipments.paste.fromBarcode', { barcode })}
          </span>
        )}
        {comments !== '' && (
          <span className={hasNumber ? 'paste-comments cell-sub' : 'paste-comments'}>{properName(comments)}</span>
        )}
      </td>
      <td>
        <StatusText tone={tone} loud={isLoud} {...(icon !== null && { icon })}>
          <Said of={label} />
        </StatusText>
        {result.kind === 'replaces' && (
          <Checkbox
            checked={isTicked}
            onChange={onTick}
            label={
              <Named
                of={number === '' ? 'shipments.paste.changesRow' : 'shipments.paste.replaces'}
                vars={{ number: properName(result.savedNumber) }}
              />
            }
          />
        )}
      </td>
    </tr>
  )
}

import { codeText } from '../../core/labels/codes'
import type { LabelRow } from '../../core/labels/labels'
import { needsLabel } from '../../core/labels/needs-label'
import { maxCopies, type Placed } from '../../core/labels/positions'
import { capacityOf, sheets } from '../../core/labels/sheets'
import { isReadOnly } from '../../core/shipments/rules'
import { statusLook } from '../../core/shipments/statuses'
import { useText } from '../kit/context'
import { Checkbox } from '../kit/fields/Checkbox'
import { NumberField } from '../kit/fields/NumberField'
import { RadioGroup, type RadioOption } from '../kit/fields/RadioGroup'
import { SelectField } from '../kit/fields/SelectField'
import { TextField } from '../kit/fields/TextField'
import { PrinterFields } from './PrinterFields'
import { StartPicker } from './StartPicker'
import { type Choice, offered, type Which } from './use-choice'

/** The maximum number of serials that are named; the others are counted. */
const maxNamed = 12

interface LabelsFormProps {
  choice: Choice
  /** The labels of the first page. */
  filled: readonly Placed<unknown>[]
}

export function LabelsForm({ choice, filled }: LabelsFormProps) {
  const t = useText()
  const { among, rows, parts, typed, change, sheet } = choice
  const countText = (partRows: readonly LabelRow[]) => {
    const count = partRows.filter(({ shipment }) => needsLabel(shipment)).length
    const leftOut = partRows.length - count
    return [t('labels.count', { count }), leftOut > 0 && t('labels.leftOut', { count: leftOut })]
      .filter(Boolean)
      .join(' · ')
  }
  const partTexts = { order: t('labels.order'), shown: t('labels.shown'), selected: t('labels.selected') }
  const options: RadioOption<Which>[] = [
    ...(among ? offered(rows, among) : []).map(part => ({
      value: part,
      label: partTexts[part],
      detail: countText(parts[part]),
    })),
    { value: 'serials', label: t('labels.serials') },
  ]

  return (
    <div className="labels-form">
      {among && (
        <RadioGroup
          label={t('labels.which')}
          value={typed.which}
          options={options}
          onChange={which => change({ which })}
        />
      )}
      {typed.which === 'serials' && (
        <>
          {among && <Serials choice={choice} />}
          <LeftOut choice={choice} />
        </>
      )}
      <div className="labels-pair">
        <SelectField
          label={t('labels.sheet')}
          value={sheet.id}
          options={sheets.map(each => ({
            value: each.id,
            label: [each.name, each.paper, t('labels.aPage', { count: capacityOf(each) })].filter(Boolean).join(' · '),
          }))}
          onChange={id => change({ sheet: id, start: 1 })}
        />
        <NumberField
          label={t('labels.copies')}
          value={typed.copies}
          error={choice.copies === null && t('labels.copiesWrong', { most: maxCopies })}
          onChange={copies => change({ copies })}
        />
      </div>
      {capacityOf(sheet) > 1 && (
        <StartPicker sheet={sheet} start={choice.start} filled={filled} onChange={start => change({ start })} />
      )}
      <PrinterFields choice={choice} />
    </div>
  )
}

function Serials({ choice: { typed, change, wrong, unknown } }: { choice: Choice }) {
  const t = useText()
  const error = [
    wrong !== null && t('labels.serialsWrong', { part: wrong }),
    unknown.length > 0 && t('labels.serialsUnknown', { serials: unknown.slice(0, 5).join(', ') }),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <TextField
      label={t('labels.serialsField')}
      placeholder={t('labels.serialsHint')}
      error={error}
      value={typed.serials}
      maxLength={200}
      onChange={serials => change({ serials })}
    />
  )
}

/** A checkbox that also prints the labels that drives do not need, with the serials and statuses of these drives. */
function LeftOut({ choice: { off, orders, orderOf, typed, change } }: { choice: Choice }) {
  const t = useText()
  if (off.length === 0) return null
  const nameOf = (row: LabelRow) => {
    const { ordinal, status } = row.shipment
    const { label } = statusLook(status)
    // A serial is unique only within its order.
    const name = orders.length > 1 ? codeText(orderOf(row)?.workOrderNo ?? '', ordinal) : ordinal
    return `${name} (${isReadOnly({ status }) || status === 'delivered' ? t.text(label) : t('labels.electronic')})`
  }
  const named = off.slice(0, maxNamed).map(nameOf).join(', ')
  const serials = off.length > maxNamed ? `${named}, +${off.length - maxNamed}` : named
  return (
    <Checkbox
      label={t('labels.withOff')}
      checked={typed.withOff}
      hint={t(typed.withOff ? 'labels.offIncluded' : 'labels.offNamed', { serials })}
      onChange={withOff => change({ withOff })}
    />
  )
}

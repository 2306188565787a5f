import { type BandwidthText, bandwidthUnits } from '../../core/base/bandwidth'
import { useText } from '../kit/context'
import { FieldGroup } from '../kit/fields/FieldGroup'
import { NumberField } from '../kit/fields/NumberField'
import { SelectField } from '../kit/fields/SelectField'
import { errorTextAt, type FieldsProps } from '../parts/company/fields-props'

const units = bandwidthUnits.map(unit => ({ value: unit, label: unit }))

/** The fields of a bandwidth: a number and its unit. Both share one error message, which is shown below them. */
export function BandwidthFields({ value: bandwidth, base, errors, onEdit }: FieldsProps<BandwidthText>) {
  const t = useText()
  return (
    <FieldGroup label={t('registration.bandwidth')} labelHidden error={errorTextAt(t, errors, 'value', 'unit')}>
      {({ describedBy }) => (
        <div className="bandwidth">
          <NumberField
            label={t('companyParts.bandwidth')}
            labelHidden
            decimals={2}
            value={bandwidth.value}
            changed={base ? base.value !== bandwidth.value : false}
            invalid={errors.value !== undefined}
            describedBy={describedBy}
            onChange={value => onEdit(before => ({ ...before, value }))}
          />
          <SelectField
            label={t('registration.bandwidthUnit')}
            labelHidden
            options={units}
            value={bandwidth.unit}
            changed={base ? base.unit !== bandwidth.unit : false}
            invalid={errors.unit !== undefined}
            describedBy={describedBy}
            onChange={chosen =>
              onEdit(before => ({ ...before, unit: bandwidthUnits.find(unit => unit === chosen) ?? '' }))
            }
          />
        </div>
      )}
    </FieldGroup>
  )
}

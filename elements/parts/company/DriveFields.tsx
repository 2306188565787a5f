import type { DriveRow } from '../../../core/drive-inventory/rules'
import { stockCharacters } from '../../../core/drive-inventory/rules'
import '../../../core/drive-inventory/words'
import { useText } from '../../kit/context'
import { TextField } from '../../kit/fields/TextField'
import type { FieldErrors } from './fields-props'

interface DriveFieldsProps {
  rows: readonly DriveRow[]
  /** The saved stock. Differences from it are marked. */
  base: readonly DriveRow[]
  /** The errors by path: "[0].totalStock". */
  errors: FieldErrors
  editable?: boolean | undefined
  onEdit(change: (rows: readonly DriveRow[]) => readonly DriveRow[]): void
}

/** A table of drive types and quantities. A type without a quantity has 0. */
export function DriveFields({ rows, base, errors, editable = true, onEdit }: DriveFieldsProps) {
  const t = useText()
  return (
    <table className="pairs">
      <thead>
        <tr>
          <th scope="col">{t('drives.type')}</th>
          <th scope="col">{t('drives.quantity')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ driveType, totalStock }, index) => {
          const error = errors[`[${index}].totalStock`]
          return (
            <tr key={driveType}>
              <th scope="row">{driveType}</th>
              <td>
                {editable ? (
                  <TextField
                    label={t('drives.stockOf', { type: driveType })}
                    labelHidden
                    inputMode="numeric"
                    suffix={t('drives.unitShort')}
                    maxLength={stockCharacters}
                    value={totalStock}
                    changed={totalStock !== base[index]?.totalStock}
                    error={error && t.text(error)}
                    onChange={typed =>
                      onEdit(before =>
                        before.map((row, other) => (other === index ? { ...row, totalStock: typed } : row)),
                      )
                    }
                  />
                ) : (
                  <span>{`${totalStock} ${t('drives.unitShort')}`}</span>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

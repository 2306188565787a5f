import { deliveryText } from '../../core/registration/delivery-text'
import { type HiddenFault, hiddenFaults } from '../../core/registration/faults'
import type { Errors } from '../../core/registration/types'
import { fullName } from '../../core/service-areas/places'
import type { Offer, Places } from '../../core/service-areas/types'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { FieldMessage } from '../kit/fields/Field'

interface HiddenFaultsProps {
  offer: Offer
  errors: Errors
  places: Places
  onTakeOut(row: NonNullable<HiddenFault['row']>): void
}

/**
 * Lists the errors that block the step but have no field on it, with a button that removes the row of each error.
 * Renders nothing without such errors.
 */
export function HiddenFaults({ offer, errors, places, onTakeOut }: HiddenFaultsProps) {
  const t = useText()
  const faults = hiddenFaults(offer, errors)
  if (faults.length === 0) return null
  return (
    <section className="hidden-faults" aria-label={t('registration.elsewhere')}>
      <p className="form-hint">{t('registration.elsewhere')}</p>
      {faults.map(({ row, texts }) => {
        const name = nameOfRow(row)
        return (
          <div key={name} className="hidden-fault">
            <div>
              <b>{name}</b>
              <FieldMessage id={undefined} error={texts.map(t.text).join(' · ')} />
            </div>
            {row && (
              <Button
                size="bar"
                aria-label={t('registration.takeOutOf', { what: name })}
                onClick={() => onTakeOut(row)}
              >
                {t('registration.takeOut')}
              </Button>
            )}
          </div>
        )
      })}
    </section>
  )

  function nameOfRow(row: HiddenFault['row']): string {
    if (row === null) return t('registration.areas')
    if (row.list === 'lists') return offer.lists[row.index]?.name || t('registration.list', { at: row.index + 1 })
    const area = offer.areas[row.index]
    if (area === undefined) return t('registration.areas')
    return `${fullName(places, area.code)} · ${t.text(deliveryText(area.deliveryType))}`
  }
}

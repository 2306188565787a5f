import '../../core/service-areas/changes/words'
import { useEffect, useRef } from 'react'
import type { LostDelivery } from '../../core/service-areas/loss'
import { fullName } from '../../core/service-areas/places'
import { placesArea } from '../../core/service-areas/places-store'
import { useStore } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { Dialog } from '../kit/overlays/Dialog'

/** The most areas that are named. Of further areas, only the count is shown. */
const maxNamed = 8

interface LossDialogProps {
  lost: LostDelivery
  onSubmit(): void
  onClose(): void
}

/** Asks before a submission that leaves a kind of delivery without any area, and names the areas that are removed. */
export function LossDialog({ lost, onSubmit, onClose }: LossDialogProps) {
  const t = useText()
  const { places, name } = useStore(placesArea)
  const keep = useRef<HTMLButtonElement>(null)
  const delivery = t(`serviceAreas.${lost.delivery}`)
  const named = lost.codes.slice(0, maxNamed)
  useEffect(() => void name(lost.codes.slice(0, maxNamed)), [name, lost])
  const rest = lost.codes.length - named.length
  return (
    <Dialog
      alert
      tone="danger"
      title={t('changes.lossTitle', { delivery })}
      initialFocus={keep}
      onClose={onClose}
      foot={
        <>
          <Button ref={keep} onClick={onClose}>
            {t('changes.keepEditing')}
          </Button>
          <Button kind="destroy" onClick={onSubmit}>
            {t('changes.submitLoss')}
          </Button>
        </>
      }
    >
      <p>{t('changes.loss', { delivery, count: lost.codes.length })}</p>
      <ul className="loss">
        {named.map(code => (
          <li key={code}>{fullName(places.value, code)}</li>
        ))}
        {rest > 0 && <li>{t('changes.lossMore', { count: rest })}</li>}
      </ul>
    </Dialog>
  )
}

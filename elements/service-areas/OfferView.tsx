import { useState } from 'react'
import { lazy } from '../../core/base/lazy'
import type { Offer } from '../../core/service-areas/types'
import { useText } from '../kit/context'
import { allDone, noRegistration } from '../kit/drawings/empty'
import { Part } from '../kit/feedback/Part'
import { Button } from '../kit/fields/Button'
import { EmptyState } from '../kit/states/EmptyState'
import { AreasView, type OfferProps } from './AreasView'
import type { ServiceAreasProps } from './contract'

const listsPart = lazy(() => import('./TheatreLists'), 'TheatreLists')

/** Rows of the skeleton, so that it has about the final size. */
const rows = 12

interface OfferViewProps extends Omit<OfferProps, 'offer' | 'delivery'> {
  values: ServiceAreasProps['values']
  /** Null when there is nothing of this view. */
  offer: Offer | null
  /** Something was sent, and did not come with the answer. */
  lost: boolean
  /** Nothing can be changed before the registration is approved. */
  locked: boolean
  onShowCurrent(): void
}

/** Areas or theatre lists of a tab. */
export function OfferView({ values, offer, lost, locked, onShowCurrent, ...more }: OfferViewProps) {
  const t = useText()
  // What waited in this view and does so no more has been approved while it was looked at.
  const [waited, setWaited] = useState(false)
  const waits = values.view === 'pending' && (offer !== null || waited)
  if (waits !== waited) setWaited(waits)
  if (offer === null) {
    const isApproved = waited && !lost
    const key = isApproved ? 'approved' : lost ? 'noData' : 'nonePending'
    return (
      <EmptyState
        drawing={isApproved ? allDone : noRegistration}
        title={t(`serviceAreas.${key}`)}
        steps={<Button onClick={onShowCurrent}>{t('serviceAreas.showCurrent')}</Button>}
      >
        {(key !== 'nonePending' || !locked) && t(`serviceAreas.${key}Detail`)}
      </EmptyState>
    )
  }
  const { view, delivery, list } = values
  const props = { ...more, offer, delivery }
  const key = `${view} ${delivery} ${list}`
  if (list === 'areas') return <AreasView key={key} {...props} />
  return <Part key={key} of={listsPart} props={props} rows={rows} />
}

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

/** The rows of the skeleton, so that it has about the final size. */
const rows = 12

interface OfferViewProps extends Omit<OfferProps, 'offer' | 'delivery'> {
  values: ServiceAreasProps['values']
  /** Null if this view has no offer. */
  offer: Offer | null
  /** Whether the data of a submission is missing in the answer. */
  lost: boolean
  /** Whether the registration is not approved yet, so that nothing can be changed. */
  locked: boolean
  onShowCurrent(): void
}

/** The areas or theatre lists of a tab. */
export function OfferView({ values, offer, lost, locked, onShowCurrent, ...more }: OfferViewProps) {
  const t = useText()
  // A submission that no longer waits in this view was approved while the person looked at it.
  const [wasWaiting, setWasWaiting] = useState(false)
  const isWaiting = values.view === 'pending' && (offer !== null || wasWaiting)
  if (isWaiting !== wasWaiting) setWasWaiting(isWaiting)
  if (offer === null) {
    const isApproved = wasWaiting && !lost
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

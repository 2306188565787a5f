import away from 'icon:external-link'
import { trackingPage } from '../../core/tracking/hint'
import { Icon } from '../kit/icons/Icon'
import { Named, properName } from '../kit/named'
import { space } from '../kit/own-text'

interface TrackLinkProps {
  number: string
  slug: string | null
  courier: string
}

/** A link to the carrier's page about a parcel, in a new tab; nothing for a carrier without a known page. */
export function TrackLink({ number, slug, courier }: TrackLinkProps) {
  const page = trackingPage(number, slug)
  if (page === null) return null
  return (
    <a className="link track-link" href={page} target="_blank" rel="noopener noreferrer">
      <Named of="shipments.track" vars={{ courier: properName(courier) }} />
      {space}
      <Icon of={away} size={14} />
    </a>
  )
}

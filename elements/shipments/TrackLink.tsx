import away from 'icon:external-link'
import { trackingPage } from '../../core/tracking/hint'
import { useText } from '../kit/context'
import { Icon } from '../kit/icons/Icon'

interface TrackLinkProps {
  number: string
  slug: string | null
  courier: string
}

/** Leads to the carrier's own page about a parcel, in a tab of its own; nothing for a carrier whose page is not known. */
export function TrackLink({ number, slug, courier }: TrackLinkProps) {
  const t = useText()
  const page = trackingPage(number, slug)
  if (page === null) return null
  return (
    <a className="link track-link" href={page} target="_blank" rel="noopener noreferrer">
      <span>{`${t('shipments.track', { courier })} `}</span>
      <Icon of={away} size={14} />
    </a>
  )
}

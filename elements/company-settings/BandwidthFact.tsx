import { useText } from '../kit/context'
import { FormSection } from '../kit/fields/FormSection'
import { rateText } from '../parts/copies/rate-text'

/** The allocated bandwidth, which was typed in the registration and cannot be changed here (decision 40). */
export function BandwidthFact({ bits }: { bits: number | null }) {
  const t = useText()
  if (bits === null) return null
  return (
    <FormSection title={t('company.bandwidth')} hint={t('company.bandwidthHint')}>
      <ul className="company-facts">
        <li>
          <bdi>{rateText(bits, t.locale)}</bdi>
        </li>
      </ul>
    </FormSection>
  )
}

import { bandwidthText } from '../../core/base/bandwidth'
import { useText } from '../kit/context'
import { FormSection } from '../kit/fields/FormSection'
import { FactList } from './FactList'

interface BandwidthProps {
  /** Bits per second; 0 when none is allocated. */
  bits: number
  hint?: string
}

/** The allocated bandwidth, read-only, since no call changes it after the registration (decision 40). */
export function Bandwidth({ bits, hint }: BandwidthProps) {
  const t = useText()
  const { value, unit } = bandwidthText(bits)
  if (value === '') return null
  return (
    <FormSection title={t('companyParts.bandwidth')} hint={hint}>
      <FactList
        rows={[
          [
            <bdi key="bandwidth" dir="ltr">
              {`${value} ${unit}`}
            </bdi>,
          ],
        ]}
      />
    </FormSection>
  )
}

import { useText } from '../../kit/context'
import { FormSkeleton } from '../../kit/states/FormSkeleton'

/**
 * Takes the place of the company form until it is loaded.
 *
 * @param isApproved whether the form is that of an approved company, with its certifications and its bandwidth
 */
export function CompanySkeleton({ isApproved = false }: { isApproved?: boolean }) {
  const t = useText()
  return (
    <FormSkeleton
      sections={[
        { title: t('companyParts.phones'), lines: 2 },
        { title: t('companyParts.emails'), lines: 2 },
        { title: t('companyParts.timezone'), lines: 1 },
        { title: t('companyParts.hours'), lines: 3 },
        ...(isApproved
          ? [
              { title: t('companyParts.certifications'), lines: 2 },
              { title: t('companyParts.bandwidth'), lines: 1 },
            ]
          : []),
      ]}
    />
  )
}

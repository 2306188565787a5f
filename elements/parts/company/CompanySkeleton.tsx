import { useText } from '../../kit/context'
import { FormSkeleton } from '../../kit/states/FormSkeleton'

/**
 * Takes the place of the company form until it is loaded.
 *
 * @param certified whether the certifications follow the hours
 */
export function CompanySkeleton({ certified = false }: { certified?: boolean }) {
  const t = useText()
  return (
    <FormSkeleton
      sections={[
        { title: t('companyParts.phones'), lines: 2 },
        { title: t('companyParts.emails'), lines: 2 },
        { title: t('companyParts.timezone'), lines: 1 },
        { title: t('companyParts.hours'), lines: 3 },
        ...(certified ? [{ title: t('companyParts.certifications'), lines: 2 }] : []),
      ]}
    />
  )
}

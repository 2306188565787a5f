import type { Certifications } from '../../../core/company-settings/types'
import '../../../core/company-settings/words'
import { useText } from '../../kit/context'
import { Checkbox } from '../../kit/fields/Checkbox'
import { FieldGroup } from '../../kit/fields/FieldGroup'
import { FormSection } from '../../kit/fields/FormSection'
import type { FieldsProps } from './fields-props'

/** The possible certifications of a company (specification, section 9). */
export const certificationNames = ['mpaa', 'fact', 'iso27001'] as const

/** The certifications that a company holds. */
export function CertificationFields({ value, base, onEdit }: Omit<FieldsProps<Certifications>, 'errors'>) {
  const t = useText()
  return (
    <FormSection title={t('companyParts.certifications')} hint={t('companyParts.certificationsHint')}>
      <FieldGroup label={t('companyParts.certifications')} labelHidden>
        {() => (
          <div className="company-boxes">
            {certificationNames.map(name => (
              <Checkbox
                key={name}
                label={t(`companyParts.${name}`)}
                checked={value[name]}
                changed={base ? base[name] !== value[name] : false}
                onChange={held => onEdit(before => ({ ...before, [name]: held }))}
              />
            ))}
          </div>
        )}
      </FieldGroup>
    </FormSection>
  )
}

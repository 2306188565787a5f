import { messagesUnder } from '../../core/base/field-path'
import { useScreen } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { Checkbox } from '../kit/fields/Checkbox'
import { FormSection } from '../kit/fields/FormSection'
import { CertificationFields } from '../parts/company/CertificationFields'
import { DriveFields } from '../parts/company/DriveFields'
import { BandwidthFields } from './BandwidthFields'
import { Review } from './Review'
import { useWizard } from './wizard-context'

/** Step 3: drives, bandwidth and certifications, a review of the submission, and the terms. */
export function DrivesStep() {
  const t = useText()
  const { form, base, errors, toSubmit, onEdit, onStep } = useWizard()
  const terms = useScreen().portal.options.value.links?.terms
  return (
    <>
      <FormSection title={t('drives.title')} hint={t('drives.unit')}>
        <DriveFields
          rows={form.drives}
          base={base.drives}
          errors={messagesUnder('drives', errors)}
          onEdit={change => onEdit(before => ({ ...before, drives: change(before.drives) }))}
        />
      </FormSection>
      <FormSection title={t('registration.bandwidth')} hint={t('registration.bandwidthHint')}>
        <BandwidthFields
          value={form.bandwidth}
          base={base.bandwidth}
          errors={messagesUnder('bandwidth', errors)}
          onEdit={change => onEdit(before => ({ ...before, bandwidth: change(before.bandwidth) }))}
        />
      </FormSection>
      <CertificationFields
        value={form.company.certifications}
        base={base.company.certifications}
        onEdit={change =>
          onEdit(before => ({
            ...before,
            company: { ...before.company, certifications: change(before.company.certifications) },
          }))
        }
      />
      <FormSection title={t('registration.review')} hint={t('registration.reviewHint')}>
        <Review data={toSubmit} onStep={onStep} />
      </FormSection>
      <FormSection title={t('registration.termsTitle')}>
        <Checkbox
          label={t('registration.terms')}
          checked={form.terms}
          error={errors.terms && t.text(errors.terms)}
          onChange={accepted => onEdit(before => ({ ...before, terms: accepted }))}
        />
        {terms && (
          <a className="registration-terms" href={terms} target="_blank" rel="noreferrer">
            {t('registration.termsLink')}
          </a>
        )}
      </FormSection>
    </>
  )
}

import { isClosed, isCollapsible } from '../../core/company-settings/business-hours'
import { isEmptyPhone, phoneText } from '../../core/company-settings/phone-numbers'
import type { CompanyLock } from '../../core/company-settings/store'
import type { Certifications, CompanyForm, DayHours } from '../../core/company-settings/types'
import { isolatedIn } from '../../core/i18n/direction'
import type { Translate } from '../../core/i18n/translate'
import { timezoneChoices } from '../../core/reference/rules'
import type { Timezone } from '../../core/wire/reference'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { FormFoot } from '../kit/fields/FormFoot'
import { FormSection } from '../kit/fields/FormSection'
import { Panel } from '../kit/layout/Panel'
import { ReadOnlyBar } from '../kit/states/ReadOnlyBar'
import { certificationNames } from '../parts/company/CertificationFields'
import { dayNamesIn } from '../parts/company/day-names'
import { Bandwidth } from './Bandwidth'
import type { CompanyStore } from './CompanyEdit'
import { FactList } from './FactList'

interface CompanyLockedProps {
  store: CompanyStore
  company: CompanyForm
  lock: CompanyLock
  onRegister(): void
}

/** The details as read-only text, and the reason why they cannot be changed here. */
export function CompanyLocked({ store, company, lock, onRegister }: CompanyLockedProps) {
  const t = useText()
  const registration = store.registration.value
  // Details that were sent back are changed in the element `registration`.
  const isReturned = lock === 'approval' && (registration === 'NEEDS_MORE_INFO' || registration === 'REJECTED')
  const message =
    lock === 'role' ? 'company.readOnlyRole' : isReturned ? 'company.readOnlyReturned' : 'company.readOnlyApproval'
  return (
    <Panel label={t('company.title')}>
      <ReadOnlyBar>{t(message)}</ReadOnlyBar>
      <CompanyFacts company={company} timezones={store.lists.value.data?.timezones ?? []} />
      <Bandwidth bits={store.bandwidth.value} />
      {isReturned && (
        <FormFoot>
          <Button onClick={onRegister}>{t('company.toRegistration')}</Button>
        </FormFoot>
      )}
    </Panel>
  )
}

function CompanyFacts({ company, timezones }: { company: CompanyForm; timezones: readonly Timezone[] }) {
  const t = useText()
  const { phones, emails, timezone, businessHours, certifications } = company
  const zone = timezoneChoices(timezones, timezone).find(({ value }) => value === timezone)
  return (
    <>
      <FormSection title={t('companyParts.phones')}>
        <FactList
          rows={phones
            .filter(phone => !isEmptyPhone(phone))
            .map(({ intlCode, phoneNo, category }) => [
              <bdi key="phone" dir="ltr">
                {phoneText({ intlCode, phoneNo })}
              </bdi>,
              kindOf(t, category),
            ])}
        />
      </FormSection>
      <FormSection title={t('companyParts.emails')}>
        <FactList rows={emails.filter(({ email }) => email !== '').map(({ email }) => [email])} />
      </FormSection>
      <FormSection title={t('companyParts.timezone')}>
        <FactList rows={zone ? [[<bdi key="zone">{zone.label}</bdi>]] : []} />
      </FormSection>
      <FormSection title={t('companyParts.hours')}>
        <FactList rows={hoursRows(t, businessHours)} />
      </FormSection>
      <FormSection title={t('companyParts.certifications')}>
        <FactList rows={certificationRows(t, certifications)} />
      </FormSection>
    </>
  )
}

function kindOf(t: Translate, category: CompanyForm['phones'][number]['category']): string {
  return category === null ? '' : t(category === 1 ? 'companyParts.mobile' : 'companyParts.landline')
}

function hoursRows(t: Translate, days: readonly DayHours[]): [string, string][] {
  if (days.every(isClosed)) return []
  const hoursText = (day: DayHours) =>
    isClosed(day) ? t('companyParts.closed') : isolatedIn(t.locale, `${day.startTime} – ${day.endTime}`)
  const [monday] = days
  if (monday && isCollapsible(days)) return [[t('companyParts.weekdays'), hoursText(monday)]]
  return dayNamesIn(t.locale).flatMap(({ long }, index) => (days[index] ? [[long, hoursText(days[index])]] : []))
}

function certificationRows(t: Translate, certifications: Certifications): [string][] {
  return certificationNames.filter(name => certifications[name]).map(name => [t(`companyParts.${name}`)])
}

import type { Entry, Subject } from '../drafts/differences'
import { text, verbatim } from '../i18n/translate'
import type { CompanyDetails } from '../wire/people'
import { closedDay, dayNames } from './business-hours'
import { companyForm } from './mapping'
import { phoneText } from './phone-numbers'

/** How a company is reached, in words. @param timezone the name of a time zone */
export function contactSubjects(data: Omit<CompanyDetails, 'certifications'>, timezone: (value: string) => string) {
  return [
    {
      title: text('companyParts.phones'),
      entries: data.phones.map(({ intlCode, phoneNo, category }) => ({
        key: `${intlCode} ${phoneNo}`,
        words: [
          verbatim(phoneText({ intlCode, phoneNo })),
          text(category === 1 ? 'companyParts.mobile' : 'companyParts.landline'),
        ],
      })),
    },
    { title: text('companyParts.emails'), entries: data.emails.map(({ email }) => said(email, email)) },
    { title: text('companyParts.timezone'), entries: data.timezone ? [said('timezone', timezone(data.timezone))] : [] },
    { title: text('companyParts.hours'), entries: hours(data) },
  ]
}

function said(key: string, words: string): Entry {
  return { key, words: [verbatim(words)] }
}

function hours(data: Omit<CompanyDetails, 'certifications'>): Entry[] {
  const days = companyForm(data).businessHours
  return dayNames.flatMap((name, at): Entry[] => {
    const { startTime, endTime } = days[at] ?? closedDay
    if (startTime === '' && endTime === '') return []
    const title = text(`companyParts.${name.toLowerCase() as Lowercase<typeof name>}`)
    return [{ key: `day ${at}`, words: [title, verbatim(`${startTime}–${endTime}`)] }]
  })
}

/** The certificates that a company holds, in words. */
export function certificationsSubject(held: CompanyDetails['certifications']): Subject {
  const names = (['mpaa', 'fact', 'iso27001'] as const).filter(name => held[name])
  return {
    title: text('companyParts.certifications'),
    entries: names.map(key => ({ key, words: [text(`companyParts.${key}`)] })),
  }
}

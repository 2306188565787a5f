import type { Entry, Subject } from '../drafts/differences'
import { text, verbatim } from '../i18n/translate'
import type { CompanyDetails } from '../wire/people'
import { isClosed } from './business-hours'
import { companyForm } from './mapping'

/** How a company is reached, in words. @param timezone the name of a time zone */
export function contactSubjects(
  data: Omit<CompanyDetails, 'certifications'>,
  timezone: (value: string) => string,
): readonly Subject[] {
  return [
    { title: text('companyParts.phones'), entries: phones(data) },
    { title: text('companyParts.emails'), entries: data.emails.map(({ email }) => said(email, email)) },
    {
      title: text('companyParts.timezone'),
      entries: data.timezone ? [said('timezone', timezone(data.timezone))] : [],
    },
    { title: text('companyParts.hours'), entries: hours(data) },
  ]
}

function said(key: string, words: string): Entry {
  return { key, words: [verbatim(words)] }
}

function phones(data: Pick<CompanyDetails, 'phones'>): Entry[] {
  return data.phones.map(({ intlCode, phoneNo, category }) => ({
    key: `${intlCode} ${phoneNo}`,
    words: [
      verbatim(`+${intlCode} ${phoneNo}`),
      text(category === 1 ? 'companyParts.mobile' : 'companyParts.landline'),
    ],
  }))
}

const days = [
  'companyParts.monday',
  'companyParts.tuesday',
  'companyParts.wednesday',
  'companyParts.thursday',
  'companyParts.friday',
  'companyParts.saturday',
  'companyParts.sunday',
] as const

function hours(data: Omit<CompanyDetails, 'certifications'>): Entry[] {
  return companyForm(data).businessHours.flatMap((day, at): Entry[] => {
    const name = days[at]
    if (isClosed(day) || name === undefined) return []
    return [{ key: `day ${at}`, words: [text(name), verbatim(`${day.startTime}–${day.endTime}`)] }]
  })
}

/** The certificates that a company holds, in words. */
export function certificationsSubject({ mpaa, fact, iso27001 }: CompanyDetails['certifications']): Subject {
  return {
    title: text('companyParts.certifications'),
    entries: [
      ...(mpaa ? [{ key: 'mpaa', words: [text('companyParts.mpaa')] }] : []),
      ...(fact ? [{ key: 'fact', words: [text('companyParts.fact')] }] : []),
      ...(iso27001 ? [{ key: 'iso27001', words: [text('companyParts.iso27001')] }] : []),
    ],
  }
}

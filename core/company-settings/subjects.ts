import type { Entry, Subject } from '../drafts/differences'
import { text, verbatim } from '../i18n/translate'
import type { CompanyDetails } from '../wire/people'
import { closedDay, dayNames, isClosed, isCollapsible } from './business-hours'
import { companyForm } from './mapping'
import { phoneText } from './phone-numbers'
import type { DayHours } from './types'

/**
 * Returns the contact details of a company as text.
 * @param timezone returns the name of a time zone
 */
export function contactSubjects(data: Omit<CompanyDetails, 'certifications'>, timezone: (value: string) => string) {
  return [
    {
      title: text('companyParts.phones'),
      entries: data.phones.map(({ intlCode, phoneNo, category }) => ({
        key: `${intlCode} ${phoneNo}`,
        texts: [
          verbatim(phoneText({ intlCode, phoneNo })),
          text(category === 1 ? 'companyParts.mobile' : 'companyParts.landline'),
        ],
      })),
    },
    { title: text('companyParts.emails'), entries: data.emails.map(({ email }) => entryOf(email, email)) },
    {
      title: text('companyParts.timezone'),
      entries: data.timezone ? [entryOf('timezone', timezone(data.timezone))] : [],
    },
    { title: text('companyParts.hours'), entries: hours(data) },
  ]
}

function entryOf(key: string, label: string): Entry {
  return { key, texts: [verbatim(label)] }
}

const hoursOf = ({ startTime, endTime }: DayHours) => verbatim(`${startTime}–${endTime}`)

/** Returns one entry for Monday to Friday if the settings show one row, else an entry for each day. */
function hours(data: Omit<CompanyDetails, 'certifications'>): Entry[] {
  const days = companyForm(data).businessHours
  const [monday = closedDay] = days
  if (!isClosed(monday) && isCollapsible(days))
    return [{ key: 'weekdays', texts: [text('companyParts.weekdays'), hoursOf(monday)] }]
  return dayNames.flatMap((name, index): Entry[] => {
    const day = days[index] ?? closedDay
    if (isClosed(day)) return []
    const title = text(`companyParts.${name.toLowerCase() as Lowercase<typeof name>}`)
    return [{ key: `day ${index}`, texts: [title, hoursOf(day)] }]
  })
}

/** Returns the certificates of a company as text. */
export function certificationsSubject(certifications: CompanyDetails['certifications']): Subject {
  const names = (['mpaa', 'fact', 'iso27001'] as const).filter(name => certifications[name])
  return {
    title: text('companyParts.certifications'),
    entries: names.map(key => ({ key, texts: [text(`companyParts.${key}`)] })),
  }
}

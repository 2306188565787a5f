import { isBits } from '../../base/bandwidth'
import type { Registration } from '../../wire/people'
import { areas } from './areas'
import { type CompanySent, cleanCompany, companyProblems, companyShape } from './company'
import { drivesProblems, drivesShape } from './drives'
import { type Form, type Read, readForm } from './read'
import { fields, leaf, type Sent } from './shapes'

const notValid = { code: 'account.errors.bandwidth.notValid', message: 'Enter a valid value' }

const shape = fields({
  ...companyShape,
  drives: drivesShape,
  bandwidth: leaf<number>(value => (isBits(value) ? null : notValid)),
})

const details: Form<
  CompanySent & Pick<Sent<typeof shape>, 'drives' | 'bandwidth'>,
  Omit<Registration, 'serviceAreas' | 'theatreLists'>
> = {
  shape,
  problems: sent => [...companyProblems(sent), ...drivesProblems(sent.drives)],
  clean: ({ drives, bandwidth, ...company }) => ({ ...cleanCompany(company), drives, bandwidth }),
}

/** Reads a whole registration. */
export async function registration(sent: unknown): Promise<Read<Registration>> {
  const [detailsRead, areasRead] = [readForm(details, sent), await areas(sent)]
  if ('value' in detailsRead && 'value' in areasRead) return { value: { ...detailsRead.value, ...areasRead.value } }
  return { broken: [detailsRead, areasRead].flatMap(part => ('broken' in part ? part.broken : [])) }
}

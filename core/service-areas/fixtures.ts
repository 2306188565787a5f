import { noPlaces, withLocations } from './places'
import type { AreaForm, ListForm, OptionForm, Places } from './types'

/** For tests: milliseconds from a Thursday until a submission is reviewed, after three business days. */
export const reviewTime = 5 * 24 * 3_600_000 + 1000

/** For tests: a valid option. */
export const option: OptionForm = { max: '2', unit: 'days', price: '25.00', pickup: '16:30' }

/** Returns, for tests, a valid area by drive. */
export function areaForm(code: string, more: Partial<AreaForm> = {}): AreaForm {
  return { id: null, code, deliveryType: 'HARD_DRIVE', options: [option], excludeCodes: [], status: 'active', ...more }
}

/** Returns, for tests, a valid theatre list. */
export function listForm(more: Partial<ListForm> = {}): ListForm {
  const options = [{ time: '6', unit: 'hours', price: '24.50', size: '150' }] as const
  return { id: null, name: 'Fibre', deliveryType: 'INTERNET', theatres: ['TH-1'], options, ...more }
}

/** For tests: a few places, down to the cities of Nevada and California. */
export const somePlaces: Places = [
  { code: 'US-NV', name: 'Nevada', children: ['US-NV-LAS Las Vegas', 'US-NV-REN Reno'] },
  { code: 'US-CA', name: 'California', children: ['US-CA-LAX Los Angeles', 'US-CA-FRE Fresno', 'US-CA-RED Redding'] },
].reduce(
  (places, { code, name, children }) =>
    withLocations(places, [{ code, name, kind: 'province', children: children.map(childOf) }]),
  withLocations(
    noPlaces,
    [
      {
        code: 'US',
        name: 'United States',
        kind: 'country',
        children: ['US-CA California', 'US-NV Nevada', 'US-TX Texas'].map(each => ({
          ...childOf(each),
          hasChildren: !each.startsWith('US-TX'),
        })),
      },
      { code: 'CA', name: 'Canada', kind: 'country', children: ['CA-ON Ontario', 'CA-QC Québec'].map(childOf) },
    ],
    true,
  ),
)

function childOf(line: string): { code: string; name: string; hasChildren: boolean } {
  const [code = '', ...name] = line.split(' ')
  return { code, name: name.join(' '), hasChildren: false }
}

import { canSubmit } from '../approvals/rules'
import { bandwidthUnits } from '../base/bandwidth'
import { isEqual } from '../base/json'
import { companyShapes } from '../company-settings/form-changes'
import { pathCells, type Shape } from '../drafts/path-cells'
import { driveCells } from '../drive-inventory/rules'
import { areaShape, listShape } from '../service-areas/merge'
import type { ApprovalState } from '../session/rules'
import { type Asked, type Errors, type RegistrationForm, type Step, steps } from './types'

/** What stands on the page: a step of the wizard, or the end state that the approval is in. */
export type View = Step | 'pending' | 'success' | 'approved'

/** The approval decides; what was asked for chooses among what it allows. A status that nobody knows reads as pending. */
export function viewOf(state: ApprovalState, asked: Asked): View {
  if (state === 'APPROVED') return 'approved'
  if (!canSubmit(state)) return asked === 'success' ? 'success' : 'pending'
  return steps.find(step => step === asked) ?? '1'
}

/** Which step a field stands on, by the start of its path; the first that fits. */
const places: readonly (readonly [start: string, step: Step])[] = [
  ['company.certifications', '3'],
  ['company', '1'],
  ['offer', '2'],
  ['drives', '3'],
  ['bandwidth', '3'],
  ['terms', '3'],
]

/** The step of a field path; null for a path that no step has. */
export function stepOf(path: string): Step | null {
  const isUnder = (start: string) => path.startsWith(start) && /^($|[.[])/.test(path.slice(start.length))
  return places.find(([start]) => isUnder(start))?.[1] ?? null
}

/** How many fields of a step are at fault. */
export function problemsOn(step: Step, errors: Errors): number {
  return Object.keys(errors).filter(path => stepOf(path) === step).length
}

/** The first step with a field at fault; null when there is none. */
export function firstAtFault(errors: Errors): Step | null {
  return steps.find(step => problemsOn(step, errors) > 0) ?? null
}

const under = (part: string, shapes: Readonly<Record<string, Shape>>) =>
  Object.fromEntries(Object.entries(shapes).map(([path, shape]) => [`${part}.${path}`, shape] as const))

const bandwidthShape: Shape = {
  value: '',
  unit: kept => kept === '' || bandwidthUnits.some(unit => unit === kept),
  received: kept => kept === null || typeof kept === 'number',
}

/** The company's and the drives' cells, each under its name; the areas and the lists as a whole. */
export const registrationCells = pathCells<RegistrationForm>(
  {
    ...under('company', companyShapes),
    'offer.areas': [areaShape],
    'offer.lists': [listShape],
    ...under('drives', driveCells.shapes),
    bandwidth: bandwidthShape,
    terms: false,
  },
  // What somebody left half-typed is worth keeping too.
  isEqual,
)

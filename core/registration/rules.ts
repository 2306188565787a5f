import { canSubmit } from '../approvals/rules'
import { bandwidthUnits } from '../base/bandwidth'
import { isUnder } from '../base/field-path'
import { isEqual } from '../base/json'
import { companyShapes } from '../company-settings/form-changes'
import { pathCells, type Shape } from '../drafts/path-cells'
import { driveCells } from '../drive-inventory/rules'
import { areaShape, listShape } from '../service-areas/merge'
import type { ApprovalState } from '../session/rules'
import { type Errors, type RegistrationForm, type Step, steps, type View } from './types'

/** The approval decides; what was asked for chooses among what it allows. A status that nobody knows reads as pending. */
export function viewOf(state: ApprovalState, asked: View): View {
  if (state === 'APPROVED') return 'approved'
  if (!canSubmit(state)) return asked === 'success' ? 'success' : 'pending'
  return steps.find(step => step === asked) ?? '1'
}

/** Which step a field stands on, by the start of its path; the first that fits. */
const places: readonly (readonly [part: string, step: Step])[] = [
  ['company.certifications', '3'],
  ['company', '1'],
  ['offer', '2'],
  ['drives', '3'],
  ['bandwidth', '3'],
  ['terms', '3'],
]

/** The step of a field path; null for a path that no step has. */
export function stepOf(path: string): Step | null {
  return places.find(([part]) => isUnder(path, part))?.[1] ?? null
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

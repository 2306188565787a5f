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

/**
 * Returns the view to show: the requested view if the approval allows it, else the view of the approval. An unknown
 * status counts as pending.
 */
export function viewOf(state: ApprovalState, requested: View): View {
  if (state === 'APPROVED') return 'approved'
  if (!canSubmit(state)) return requested === 'success' ? 'success' : 'pending'
  return steps.find(step => step === requested) ?? '1'
}

/** The step of each field, by the start of its path; the first match counts. */
const stepsByPart: readonly (readonly [part: string, step: Step])[] = [
  ['company.certifications', '3'],
  ['company', '1'],
  ['offer', '2'],
  ['drives', '3'],
  ['bandwidth', '3'],
  ['terms', '3'],
]

/** Returns the step of a field path; null if no step has it. */
export function stepOf(path: string): Step | null {
  return stepsByPart.find(([part]) => isUnder(path, part))?.[1] ?? null
}

/** Returns the number of invalid fields on a step. */
export function problemsOn(step: Step, errors: Errors): number {
  return Object.keys(errors).filter(path => stepOf(path) === step).length
}

/** Returns the first step with an invalid field; null if every step is valid. */
export function firstInvalidStep(errors: Errors): Step | null {
  return steps.find(step => problemsOn(step, errors) > 0) ?? null
}

const prefixed = (part: string, shapes: Readonly<Record<string, Shape>>) =>
  Object.fromEntries(Object.entries(shapes).map(([path, shape]) => [`${part}.${path}`, shape] as const))

const bandwidthShape: Shape = {
  value: '',
  unit: value => value === '' || bandwidthUnits.some(unit => unit === value),
  received: value => value === null || typeof value === 'number',
}

/** The cells of the company and the drives, each under its name; the areas and the lists as a whole. */
export const registrationCells = pathCells<RegistrationForm>(
  {
    ...prefixed('company', companyShapes),
    'offer.areas': [areaShape],
    'offer.lists': [listShape],
    ...prefixed('drives', driveCells.shapes),
    bandwidth: bandwidthShape,
    terms: false,
  },
  // Incomplete values are kept too.
  isEqual,
)

import { canSubmit } from '../approvals/rules'
import { toJson } from '../base/json'
import { isCompanyForm, mergeCompany } from '../company-settings/form-changes'
import { isDriveRows, mergeRows } from '../drive-inventory/rules'
import { isOffer } from '../service-areas/merge'
import type { ApprovalState } from '../session/rules'
import { isBandwidthText } from './bandwidth'
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

/** Errors of one part of the form, by the paths that the part itself knows. */
export function errorsUnder(part: keyof RegistrationForm, errors: Errors): Errors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, words]) =>
      path.startsWith(`${part}.`) || path.startsWith(`${part}[`)
        ? [[path.slice(part.length).replace(/^\./, ''), words] as const]
        : path === part
          ? [['', words] as const]
          : [],
    ),
  )
}

/** Exactly the same as typed: what somebody left half-typed is worth keeping too. */
export function sameForm(a: RegistrationForm, b: RegistrationForm): boolean {
  return toJson(ordered(a)) === toJson(ordered(b))
}

function ordered({ company, offer, drives, bandwidth, terms }: RegistrationForm): unknown[] {
  const { phones, emails, timezone, businessHours, certifications } = company
  const { mpaa, fact, iso27001 } = certifications
  return [
    phones,
    emails,
    timezone,
    businessHours,
    mpaa,
    fact,
    iso27001,
    offer,
    drives,
    bandwidth.value,
    bandwidth.unit,
    terms,
  ]
}

/** Theirs, but for the parts that were typed over. */
export function mergeForm(base: RegistrationForm, mine: RegistrationForm, theirs: RegistrationForm): RegistrationForm {
  const pick = <Part>(from: Part, typed: Part, now: Part): Part => (toJson(from) === toJson(typed) ? now : typed)
  return {
    company: mergeCompany(base.company, mine.company, theirs.company),
    offer: {
      areas: pick(base.offer.areas, mine.offer.areas, theirs.offer.areas),
      lists: pick(base.offer.lists, mine.offer.lists, theirs.offer.lists),
    },
    drives: mergeRows(base.drives, mine.drives, theirs.drives),
    bandwidth: pick(base.bandwidth, mine.bandwidth, theirs.bandwidth),
    terms: mine.terms,
  }
}

/** Guards what was kept in storage by another version. */
export function isRegistrationForm(kept: unknown): kept is RegistrationForm {
  if (typeof kept !== 'object' || kept === null) return false
  const { company, offer, drives, bandwidth, terms } = kept as Partial<Record<keyof RegistrationForm, unknown>>
  return (
    isCompanyForm(company) &&
    isOffer(offer) &&
    isDriveRows(drives) &&
    isBandwidthText(bandwidth) &&
    typeof terms === 'boolean'
  )
}

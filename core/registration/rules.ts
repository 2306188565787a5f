import { canSubmit } from '../approvals/rules'
import { companyCells, isCompanyCell } from '../company-settings/form-changes'
import { isIdentical, type Typed } from '../drafts/cells'
import type { FormCells } from '../drafts/form'
import { driveCells, isDriveCell } from '../drive-inventory/rules'
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

/** The company's and the drives' cells, each under its name; the areas and the lists as a whole, as typed. */
export const registrationCells: FormCells<RegistrationForm> = {
  split: ({ company, offer, drives, bandwidth, terms }) =>
    new Map<string, unknown>([
      ...[...companyCells.split(company)].map(([cell, content]) => [`company/${cell}`, content] as const),
      ['areas', offer.areas],
      ['lists', offer.lists],
      ...[...driveCells.split(drives)].map(([cell, content]) => [`drives/${cell}`, content] as const),
      ['bandwidth', bandwidth],
      ['terms', terms],
    ]),
  join(form, typed) {
    const under = (name: string): Typed =>
      new Map(
        [...typed].flatMap(([cell, each]) =>
          cell.startsWith(`${name}/`) ? [[cell.slice(name.length + 1), each]] : [],
        ),
      )
    const mine = <Content>(cell: string, now: Content): Content => {
      const known = typed.get(cell)
      return known ? (known.mine as Content) : now
    }
    return {
      company: companyCells.join(form.company, under('company')),
      offer: { areas: mine('areas', form.offer.areas), lists: mine('lists', form.offer.lists) },
      drives: driveCells.join(form.drives, under('drives')),
      bandwidth: mine('bandwidth', form.bandwidth),
      terms: mine('terms', form.terms),
    }
  },
  // What somebody left half-typed is worth keeping too.
  same: isIdentical,
}

/** Guards what was kept in storage by another version. */
export function isRegistrationCell(cell: string, content: unknown): boolean {
  const [part, name] = [cell.split('/')[0], cell.slice(cell.indexOf('/') + 1)]
  if (part === 'company') return isCompanyCell(name, content)
  if (part === 'drives') return isDriveCell(name, content)
  if (cell === 'areas') return isOffer({ areas: content, lists: [] })
  if (cell === 'lists') return isOffer({ areas: [], lists: content })
  return cell === 'bandwidth' ? isBandwidthText(content) : cell === 'terms' && typeof content === 'boolean'
}

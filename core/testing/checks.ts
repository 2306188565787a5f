import type { ErrorBody } from '../wire/base'
import type { Refusal } from './outcome'

/** Collects the faults of a write, one for each field with its path. The refusal is a 422. */
export interface Check {
  add(path: string, code: string, message: string): void
  readonly refusal: Refusal | null
}

/** The maximum count of faults in one answer. */
export const maxFaults = 200

export function createCheck(): Check {
  const errors: ErrorBody['errors'] = []
  return {
    add(path, code, message) {
      if (errors.length < maxFaults) errors.push({ code, message, details: { path } })
    },
    get refusal(): Refusal | null {
      return errors.length > 0 ? { ok: false, status: 422, errors } : null
    },
  }
}

type Fields = Record<string, unknown>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns whether two values are the same JSON, whatever the order of their fields. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (Array.isArray(one))
    return (
      Array.isArray(other) && one.length === other.length && one.every((item, index) => isSameJson(item, other[index]))
    )
  if (!isFields(one) || !isFields(other)) return one === other
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every(name => isSameJson(one[name], other[name]))
}

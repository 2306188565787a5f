import type { ErrorBody } from '../wire/base'
import type { Refusal } from './outcome'

/** Gathers what is wrong with a body, an entry a field with its path, and ends as a 422. */
export interface Check {
  add(path: string, code: string, message: string): void
  readonly refusal: Refusal | null
}

export function createCheck(): Check {
  const errors: ErrorBody['errors'] = []
  return {
    add(path, code, message) {
      errors.push({ code, message, details: { path } })
    },
    get refusal(): Refusal | null {
      return errors.length > 0 ? { ok: false, status: 422, errors } : null
    },
  }
}

export type Fields = Record<string, unknown>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

export function isWhole(value: unknown, low: number, high: number): value is number {
  return Number.isSafeInteger(value) && Number(value) >= low && Number(value) <= high
}

/** Whether two values are the same JSON, in whatever order their fields stand. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((item, at) => isSameJson(item, other[at]))
  if (!isFields(one) || !isFields(other)) return one === other
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every(name => isSameJson(one[name], other[name]))
}

const instantShape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/

export function isInstant(value: unknown): value is string {
  return typeof value === 'string' && instantShape.test(value) && !Number.isNaN(Date.parse(value))
}

const timeShape = /^([01]\d|2[0-3]):[0-5]\d$/

export function isTimeOfDay(value: unknown): value is string {
  return typeof value === 'string' && timeShape.test(value)
}

/** A text, null for null or nothing, undefined when it is neither or too long. */
export function textOrNull(value: unknown, longest: number): string | null | undefined {
  if (value === null || value === undefined) return null
  return typeof value === 'string' && value.length <= longest ? value : undefined
}

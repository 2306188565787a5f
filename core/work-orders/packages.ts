import type { Composition } from '../wire/work-orders'

/** A name by the naming convention has its package at its end; a free name has fewer fields. */
const packaged = /^(?:[^_]*_){3,}(OV|VF)(?:-\d+)?$/

/** "OV", "VF": each that a composition of an order says it is, the original version first. */
export function packagesOf(compositions: readonly Pick<Composition, 'cplName'>[]): readonly string[] {
  return [...new Set(compositions.flatMap(({ cplName }) => packaged.exec(cplName.trim())?.[1] ?? []))].sort()
}

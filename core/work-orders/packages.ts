import type { Composition } from '../wire/work-orders'

/** A name in the naming convention ends with its package. Other names have fewer fields. */
const packaged = /^(?:[^_]*_){3,}(OV|VF)(?:-\d+)?$/

/** Returns the packages ("OV", "VF") that the composition names of an order contain, the original version first. */
export function packagesOf(compositions: readonly Pick<Composition, 'cplName'>[]): readonly string[] {
  return [...new Set(compositions.flatMap(({ cplName }) => packaged.exec(cplName.trim())?.[1] ?? []))].sort()
}

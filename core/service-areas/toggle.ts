import { upwards } from './codes'
import { coverageOf, dropBelow, dropExclusions, excludePlace } from './coverage'
import { newOption } from './options'
import { addArea, hasArea, offeredIn, typesOf } from './rules'
import type { AreaForm, Delivery, Places } from './types'

/**
 * Serves a place as a whole, or excludes it if it is served as a whole already. A place outside every area gets an
 * area.
 */
export function togglePlace(areas: readonly AreaForm[], code: string, delivery: Delivery, places: Places) {
  if (coverageOf(areas, delivery, places).stateOf(code) === 'in') return excludePlace(areas, code, delivery, places)
  // If one area now serves all of the place, another area may keep its exclusions.
  const below = dropBelow(areas, code, delivery)
  if (coverageOf(below, delivery, places).stateOf(code) === 'in') return below
  const included = dropExclusions(areas, code, delivery)
  return coverageOf(included, delivery, places).covers(code) ? included : withArea(included, code, delivery)
}

/** The result of adding codes. Codes that are `present` are reported instead of added (decision 16). */
export type AddedCodes = ReturnType<typeof addCodes>

/** Adds an area for each known place that has no area with its code, so that the place can have its own options. */
export function addCodes(areas: readonly AreaForm[], codes: readonly string[], delivery: Delivery, places: Places) {
  const unknown = codes.filter(code => !places.byCode.has(code))
  const known = codes.filter(code => places.byCode.has(code))
  const present = known.filter(code => hasArea(areas, code, delivery))
  const added = known.filter(code => !present.includes(code))
  const after = added.reduce((before, code) => withArea(dropExclusions(before, code, delivery), code, delivery), areas)
  return { areas: after, added, present, unknown }
}

/** Adds an area with the options of the area around it, else of the last area. */
function withArea(areas: readonly AreaForm[], code: string, delivery: Delivery): readonly AreaForm[] {
  const offered = offeredIn(areas, delivery)
  const model = upwards(code).flatMap(above => offered.filter(area => area.code === above))[0] ?? offered.at(-1)
  const deliveryType = model?.deliveryType ?? typesOf[delivery][0] ?? 'HARD_DRIVE'
  return addArea(areas, code, deliveryType, model?.options ?? [newOption])
}

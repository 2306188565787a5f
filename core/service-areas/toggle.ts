import { upwards } from './codes'
import { coverageOf, dropBelow, dropExclusions, takeOut } from './coverage'
import { newOption } from './options'
import { addArea, hasArea, offeredIn, typesOf } from './rules'
import type { AreaForm, Delivery, Places } from './types'

/** Serves a place wholly, or no longer when it is served wholly now. A place that no area reaches gets one of its own. */
export function togglePlace(areas: readonly AreaForm[], code: string, delivery: Delivery, places: Places) {
  if (coverageOf(areas, delivery, places).stateOf(code) === 'in') return takeOut(areas, code, delivery, places)
  // Where one area serves all of it then, another keeps what it leaves out.
  const below = dropBelow(areas, code, delivery)
  if (coverageOf(below, delivery, places).stateOf(code) === 'in') return below
  const taken = dropExclusions(areas, code, delivery)
  return coverageOf(taken, delivery, places).covers(code) ? taken : withArea(taken, code, delivery)
}

/** What became of codes that were to be added; those that are `present` are told, not added (decision 16). */
export type AddedCodes = ReturnType<typeof addCodes>

/** Adds an area for each code that is a place and has none yet, so that it can have options of its own. */
export function addCodes(areas: readonly AreaForm[], codes: readonly string[], delivery: Delivery, places: Places) {
  const unknown = codes.filter(code => !places.byCode.has(code))
  const known = codes.filter(code => places.byCode.has(code))
  const present = known.filter(code => hasArea(areas, code, delivery))
  const added = known.filter(code => !present.includes(code))
  const after = added.reduce((before, code) => withArea(dropExclusions(before, code, delivery), code, delivery), areas)
  return { areas: after, added, present, unknown }
}

/** An area of its own, with the options of the area around it, else of the last one. */
function withArea(areas: readonly AreaForm[], code: string, delivery: Delivery): readonly AreaForm[] {
  const offered = offeredIn(areas, delivery)
  const model = upwards(code).flatMap(above => offered.filter(area => area.code === above))[0] ?? offered.at(-1)
  const deliveryType = model?.deliveryType ?? typesOf[delivery][0] ?? 'HARD_DRIVE'
  return addArea(areas, code, deliveryType, model?.options ?? [newOption])
}

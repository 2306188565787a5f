import type { DeliveryType } from '../wire/service-areas'
import { upwards } from './codes'
import { coverageOf, dropBelow, dropExclusions, takeOut } from './coverage'
import { newOption } from './options'
import { addArea, hasArea, offeredIn, typesOf } from './rules'
import type { AreaForm, Delivery, OptionForm, Places } from './types'

/**
 * Serves a place wholly, or no longer when it is served wholly now. A place that no area reaches gets one of its own,
 * with the options of the area around it, else of the last one.
 */
export function togglePlace(areas: readonly AreaForm[], code: string, delivery: Delivery, places: Places) {
  if (coverageOf(areas, delivery, places).stateOf(code) === 'in') return takeOut(areas, code, delivery, places)
  // Where one area serves all of it then, another keeps what it leaves out.
  const below = dropBelow(areas, code, delivery)
  if (coverageOf(below, delivery, places).stateOf(code) === 'in') return below
  const taken = dropExclusions(areas, code, delivery)
  if (coverageOf(taken, delivery, places).covers(code)) return taken
  const model = modelFor(taken, code, delivery)
  return addArea(taken, code, model.deliveryType, model.options)
}

/** What became of codes that were to be added. */
export interface AddedCodes {
  readonly areas: readonly AreaForm[]
  readonly added: readonly string[]
  /** Told, not added (decision 16). */
  readonly present: readonly string[]
  readonly unknown: readonly string[]
}

/** Adds an area for each code that is a place and has none yet, so that it can have options of its own. */
export function addCodes(
  areas: readonly AreaForm[],
  codes: readonly string[],
  delivery: Delivery,
  places: Places,
): AddedCodes {
  const unknown = codes.filter(code => !places.byCode.has(code))
  const known = codes.filter(code => places.byCode.has(code))
  const present = known.filter(code => hasArea(areas, code, delivery))
  const added = known.filter(code => !present.includes(code))
  const after = added.reduce((before, code) => {
    const model = modelFor(before, code, delivery)
    return addArea(dropExclusions(before, code, delivery), code, model.deliveryType, model.options)
  }, areas)
  return { areas: after, added, present, unknown }
}

function modelFor(
  areas: readonly AreaForm[],
  code: string,
  delivery: Delivery,
): { deliveryType: DeliveryType; options: readonly OptionForm[] } {
  const offered = offeredIn(areas, delivery)
  const around = upwards(code).flatMap(above => offered.filter(area => area.code === above))[0]
  const model = around ?? offered.at(-1)
  return {
    deliveryType: model?.deliveryType ?? typesOf[delivery][0] ?? 'HARD_DRIVE',
    options: model?.options ?? [newOption],
  }
}

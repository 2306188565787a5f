import { type CplName, decodeCplName } from '../compositions/cpl-name'
import type { ShipmentRow } from '../shipments/drafts/rows'
import { deliverByZone } from '../shipments/rules'
import type { Instant } from '../wire/base'
import type { Shipment } from '../wire/shipments'
import type { Composition, Movie } from '../wire/work-orders'
import { codeText } from './codes'

/** A shipment with its edits. */
export type LabelRow = Pick<ShipmentRow, 'shipment' | 'edit'>

/** An order with the shipments that can get labels. */
export interface LabelOrder {
  readonly workOrderNo: string
  /** The number of shipments of the order. */
  readonly count: number
  readonly rows: readonly LabelRow[]
}

/** The facts around a shipment. An unknown fact is missing, and so is its line on the label. */
export interface Around {
  readonly workOrderNo: string
  /** The number of shipments of the order. */
  readonly count: number
  /** The partner's zone. */
  readonly zone: string
  /** The films by composition id. */
  readonly movies: ReadonlyMap<string, Movie | null>
  /** The order's compositions, for their sizes. */
  readonly compositions: readonly Composition[]
}

export interface Deadline {
  readonly at: Instant
  readonly zone: string
}

/** The texts of a label; null or empty when a fact is unknown. They name no person. */
export interface Label {
  readonly code: string
  readonly title: string | null
  /** The facts that all compositions on the drive share: "FTR", "S", "EN-XX", "51", "2K", …. */
  readonly chips: readonly string[]
  /** The versions of the compositions: "OV", "VF". */
  readonly packages: readonly string[]
  readonly names: readonly string[]
  readonly driveType: string | null
  /** The bytes of all compositions; null unless all are known. */
  readonly size: number | null
  readonly workOrderNo: string
  readonly bookingNo: string | null
  readonly ordinal: number
  readonly count: number
  readonly theatre: string
  readonly city: string
  readonly shipBy: Deadline | null
  readonly deliverBy: Deadline | null
  readonly returnTo: string | null
  readonly returnBy: string | null
}

/** Returns the label of a row, edits included. */
export function labelOf({ shipment, edit }: LabelRow, around: Around): Label {
  const { theatre, compositions } = shipment
  const decoded = compositions.map(({ cplName }) => decodeCplName(cplName))
  return {
    code: codeText(around.workOrderNo, shipment.ordinal),
    title: titleOf(shipment, around, decoded),
    chips: sharedBy(decoded.map(chipsOf)),
    packages: [...new Set(decoded.map(name => name?.packageType))].filter(isKnown).sort(),
    names: compositions.map(({ cplName }) => cplName),
    driveType: shipment.driveType,
    size: sizeOf(shipment, around),
    workOrderNo: around.workOrderNo,
    bookingNo: nonBlank(shipment.bookingNo),
    ordinal: shipment.ordinal,
    count: around.count,
    theatre: theatre.name,
    city: theatre.city,
    shipBy: deadline(shipment.dispatchDeadline, around.zone),
    deliverBy: deadline(shipment.deliverOn, deliverByZone(shipment, around.zone)),
    returnTo: nonBlank(shipment.returnDetails?.address),
    returnBy: nonBlank([edit.returnCourier, edit.returnTracking].filter(Boolean).join(' ')),
  }
}

function isKnown<Value>(value: Value | null | undefined): value is Value {
  return value !== null && value !== undefined
}

function nonBlank(text: string | null | undefined): string | null {
  return text?.trim() || null
}

function deadline(at: Instant, zone: string): Deadline | null {
  return Number.isNaN(Date.parse(at ?? '')) ? null : { at, zone }
}

/** Returns the name of the film; by default the title in the composition's name. */
function titleOf({ compositions }: Shipment, { movies }: Around, decoded: readonly (CplName | null)[]): string | null {
  const films = compositions.map(({ id }) => movies.get(id)?.movieName).filter(isKnown)
  const titles = films.length > 0 ? films : decoded.map(name => name?.title).filter(isKnown)
  return nonBlank([...new Set(titles)].join(' / '))
}

/** Returns the parts of a decoded name in the order of the label. */
function chipsOf(name: CplName | null): string[] {
  if (!name) return []
  const { contentType, aspect, inside, audioLanguage, subtitles, audio, resolution, is3d, standard } = name
  return [
    contentType,
    aspect && [aspect, inside].filter(isKnown).join('-'),
    audioLanguage && [audioLanguage, ...subtitles.map(({ code }) => code)].join('-'),
    ...audio,
    resolution,
    is3d ? '3D' : null,
    standard,
  ].filter(isKnown)
}

/** Returns the facts that all names share, in the order of the first; none when one of the names cannot be decoded. */
function sharedBy(lists: readonly string[][]): string[] {
  const [first = [], ...rest] = lists
  return [...new Set(first)].filter(chip => rest.every(list => list.includes(chip)))
}

function sizeOf({ compositions }: Shipment, around: Around): number | null {
  const sizes = compositions.map(({ id }) => around.compositions.find(composition => composition.id === id)?.size ?? 0)
  return sizes.length > 0 && sizes.every(size => size > 0) ? sizes.reduce((sum, size) => sum + size, 0) : null
}

import { decimalOf, decimalText } from '../base/decimals'
import { readTime } from '../base/read-time'
import type { Shown } from '../session/rules'
import type { Partner, ServiceAreasSubmission } from '../wire/people'
import type { AreaDeliveryOption, ServiceArea, ServiceAreaSent } from '../wire/service-areas'
import type { TheatreDeliveryOption, TheatreList, TheatreListSent } from '../wire/theatres'
import { type AnyOption, isBlankOption, sortOptions } from './options'
import { centsOf, dollarText, priceText } from './prices'
import { areaKey, isOffered, needsPickup } from './rules'
import type { AreaForm, ListForm, Offer } from './types'

type MoneyText = (money: number) => string

/** Returns the registered areas and lists of a partner, in force or pending, as a form; prices are in cents. Removed areas are left out. */
export function offerOfPartner(partner: Pick<Partner, 'serviceAreas' | 'theatreLists'> | null): Offer {
  return {
    areas: (partner?.serviceAreas ?? [])
      .filter(({ status }) => status !== 'deleted')
      .map(area => areaForm(area, priceText)),
    lists: (partner?.theatreLists ?? []).map(list => ({
      ...listForm(list, list.theatres?.map(({ id }) => id) ?? [], priceText),
      ...(list.status === 'pending' && { isPending: true }),
    })),
  }
}

/** What was submitted, as a form: dollars come back as they were sent. */
export function offerOfSubmission(sent: Partial<ServiceAreasSubmission> | null): Offer {
  return {
    areas: (sent?.serviceAreas ?? []).map(area => areaForm(area, dollarText)),
    lists: (sent?.theatreLists ?? []).map(list => listForm(list, list.theatres ?? [], dollarText)),
  }
}

/** What a partner is shown, as a form; prices are cents in what is live, and dollars in what was submitted. */
export function offerOf(shown: Shown | null): Offer {
  return shown?.of === 'live' ? offerOfPartner(shown.data) : offerOfSubmission(shown?.data ?? null)
}

/** Another back end may leave options out, or send null in their place. */
function present<Option>(options: readonly (Option | null)[] | null | undefined): readonly Option[] {
  return (options ?? []).filter(option => option !== null)
}

/** A price that did not come is none, and no price of nothing. */
function priceIn(price: number | null | undefined, money: MoneyText): string {
  return typeof price === 'number' ? money(price) : ''
}

function areaForm(area: ServiceArea | ServiceAreaSent, money: MoneyText): AreaForm {
  const { id = null, code } = area
  const deliveryType = area.deliveryType ?? 'HARD_DRIVE'
  return {
    id,
    ...(id === null && { local: areaKey({ code, deliveryType }) }),
    code,
    deliveryType,
    options: sortOptions(
      present<AreaDeliveryOption<number>>(area.deliveryOptions).map(({ maxTime, price, shippingPickupTime }) => ({
        max: String(maxTime?.value ?? ''),
        unit: maxTime?.unit ?? '',
        price: priceIn(price, money),
        pickup: shippingPickupTime ?? '',
      })),
    ),
    excludeCodes: area.excludeCodes ?? [],
    status: area.status ?? 'active',
  }
}

function listForm(list: TheatreList | TheatreListSent, theatres: readonly string[], money: MoneyText): ListForm {
  return {
    id: list.id ?? null,
    name: list.name ?? '',
    deliveryType: list.deliveryType ?? '',
    theatres,
    options: sortOptions(
      present<TheatreDeliveryOption<number>>(list.deliveryOptions).map(({ deliveryTime, price, size }) => ({
        time: String(deliveryTime?.value ?? ''),
        unit: deliveryTime?.unit ?? '',
        price: priceIn(price, money),
        size: typeof size === 'number' ? decimalText(size) : String(size ?? ''),
      })),
    ),
  }
}

/** Options as they are sent: by time, blank ones not at all. */
function sentOptions<Option extends AnyOption>(options: readonly Option[]): Option[] {
  return sortOptions(options.filter(option => !isBlankOption(option)))
}

/**
 * A form that passed the schema as it is sent: dollars go out, options by time, blank ones not at all. A removed area
 * goes out as it is in force, so that nothing half-typed goes with it.
 */
export function sendOffer(offer: Offer, inForce: Offer) {
  return {
    body: {
      serviceAreas: offer.areas.map(area => areaSent(outgoing(area, inForce))),
      theatreLists: offer.lists.map(list => listSent(list, inForce)),
    },
    /** Where "serviceAreas[0].deliveryOptions[1].price" stands in the form: sorting and blank rows have moved it. */
    pathOf(serverPath: string): string {
      const [, list, at = '', rest = ''] = /^(serviceAreas|theatreLists)\[(\d+)\]\.?(.*)$/.exec(serverPath) ?? []
      if (list === undefined) return serverPath === 'serviceAreas' ? 'areas' : serverPath
      const name = list === 'serviceAreas' ? 'areas' : 'lists'
      const options: readonly AnyOption[] = offer[name][Number(at)]?.options ?? []
      const sent: readonly unknown[] = sentOptions(options)
      const placeOf = (sentAt: string) => (options as readonly unknown[]).indexOf(sent[Number(sentAt)])
      const path = rest.replace(/^deliveryOptions\[(\d+)\]/, (_, sentAt: string) => `options[${placeOf(sentAt)}]`)
      return `${name}[${at}].${formField(path)}`
    },
  }
}

/** The field of the form that a field of the wire is typed into. */
function formField(path: string): string {
  return path
    .replace(/\bmaxTime\.value$/, 'max')
    .replace(/\bdeliveryTime\.value$/, 'time')
    .replace(/\b(?:maxTime|deliveryTime)\.unit$/, 'unit')
    .replace(/\bshippingPickupTime$/, 'pickup')
    .replace(/^deliveryOptions$/, 'options')
}

/** What somebody else has taken away meanwhile is offered anew, without the id that it had. */
function outgoing(area: AreaForm, inForce: Offer): AreaForm {
  const there = inForce.areas.find(({ id }) => id === area.id)
  if (!isOffered(area)) return { ...(there ?? area), status: 'deleted' }
  return there ? area : { ...area, id: null }
}

function areaSent({ id, code, deliveryType, options, excludeCodes, status }: AreaForm): ServiceAreaSent {
  return {
    ...(id === null ? {} : { id }),
    code,
    deliveryType,
    deliveryOptions: sentOptions(options).map(({ max, unit, price, pickup }) => ({
      maxTime: { unit: unit === 'hours' ? 'hours' : 'days', value: Number(max) },
      price: (centsOf(price) ?? 0) / 100,
      shippingPickupTime: needsPickup(deliveryType) ? readTime(pickup) : null,
    })),
    excludeCodes: [...excludeCodes],
    status,
  }
}

function listSent({ id, name, deliveryType, theatres, options }: ListForm, inForce: Offer): TheatreListSent {
  return {
    ...(id !== null && inForce.lists.some(list => list.id === id) && { id }),
    ...(name.trim() === '' ? {} : { name: name.trim() }),
    deliveryType: deliveryType === '' ? 'HARD_DRIVE' : deliveryType,
    theatres: [...theatres],
    deliveryOptions: sentOptions(options).map(({ time, unit, price, size }) => ({
      deliveryTime: { unit: unit === 'hours' ? 'hours' : 'days', value: Number(time) },
      price: (centsOf(price) ?? 0) / 100,
      size: decimalOf(size),
    })),
  }
}

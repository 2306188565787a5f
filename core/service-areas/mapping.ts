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

/**
 * Returns the registered areas and lists of a partner, in force or pending, as a form; prices are in cents. Removed areas
 * are left out.
 */
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

/** Returns a submission as a form. Its prices are in dollars. */
export function offerOfSubmission(sent: Partial<ServiceAreasSubmission> | null): Offer {
  return {
    areas: (sent?.serviceAreas ?? []).map(area => areaForm(area, dollarText)),
    lists: (sent?.theatreLists ?? []).map(list => listForm(list, list.theatres ?? [], dollarText)),
  }
}

/**
 * Returns the shown data of a partner as a form. Prices are in cents in registered data, and in dollars in a
 * submission.
 */
export function offerOf(shown: Shown | null): Offer {
  return shown?.of === 'live' ? offerOfPartner(shown.data) : offerOfSubmission(shown?.data ?? null)
}

/** Returns the options that exist: another server may leave them out, or send null in their place. */
function withoutNulls<Option>(options: readonly (Option | null)[] | null | undefined): readonly Option[] {
  return (options ?? []).filter(option => option !== null)
}

/** Returns a price as text. A missing price is empty instead of 0. */
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
      withoutNulls<AreaDeliveryOption<number>>(area.deliveryOptions).map(({ maxTime, price, shippingPickupTime }) => ({
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
      withoutNulls<TheatreDeliveryOption<number>>(list.deliveryOptions).map(({ deliveryTime, price, size }) => ({
        time: String(deliveryTime?.value ?? ''),
        unit: deliveryTime?.unit ?? '',
        price: priceIn(price, money),
        size: typeof size === 'number' ? decimalText(size) : String(size ?? ''),
      })),
    ),
  }
}

/** Returns the options to send: sorted by time, without blank ones. */
function sentOptions<Option extends AnyOption>(options: readonly Option[]): Option[] {
  return sortOptions(options.filter(option => !isBlankOption(option)))
}

/**
 * Returns a valid form as it is sent: prices in dollars, options sorted by time, without blank ones. A removed area is
 * sent as it is in force, because its edits may be incomplete.
 */
export function toSubmission(offer: Offer, inForce: Offer) {
  return {
    body: {
      serviceAreas: offer.areas.map(area => areaSent(areaToSend(area, inForce))),
      theatreLists: offer.lists.map(list => listSent(list, inForce)),
    },
    /**
     * Returns the path in the form for a path such as "serviceAreas[0].deliveryOptions[1].price". Indexes of options
     * differ, because the sent options are sorted and have no blank ones.
     */
    pathOf(serverPath: string): string {
      const [, list, index = '', rest = ''] = /^(serviceAreas|theatreLists)\[(\d+)\]\.?(.*)$/.exec(serverPath) ?? []
      if (list === undefined) return serverPath === 'serviceAreas' ? 'areas' : serverPath
      const name = list === 'serviceAreas' ? 'areas' : 'lists'
      const options: readonly AnyOption[] = offer[name][Number(index)]?.options ?? []
      const sent: readonly unknown[] = sentOptions(options)
      const indexOf = (sentIndex: string) => (options as readonly unknown[]).indexOf(sent[Number(sentIndex)])
      const path = rest.replace(/^deliveryOptions\[(\d+)\]/, (_, sentIndex: string) => `options[${indexOf(sentIndex)}]`)
      return `${name}[${index}].${formField(path)}`
    },
  }
}

/** Returns the field of the form for a field of the wire. */
function formField(path: string): string {
  return path
    .replace(/\bmaxTime\.value$/, 'max')
    .replace(/\bdeliveryTime\.value$/, 'time')
    .replace(/\b(?:maxTime|deliveryTime)\.unit$/, 'unit')
    .replace(/\bshippingPickupTime$/, 'pickup')
    .replace(/^deliveryOptions$/, 'options')
}

/**
 * Returns the area to send. An area that another person has removed meanwhile is submitted as a new one, without its
 * id.
 */
function areaToSend(area: AreaForm, inForce: Offer): AreaForm {
  const current = inForce.areas.find(({ id }) => id === area.id)
  if (!isOffered(area)) return { ...(current ?? area), status: 'deleted' }
  return current ? area : { ...area, id: null }
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

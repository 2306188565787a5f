import ban from 'icon:ban'
import check from 'icon:circle-check'
import hand from 'icon:hand-stop'
import box from 'icon:package'
import truck from 'icon:truck'
import type { Tone } from '../../../../../elements/kit/feedback/tone'

interface Word {
  text: string
  icon: string
  tone: Tone
}

export interface Shipment {
  serial: number
  theatre: string
  address: string
  instructions: string
  shipBy: string
  deliverBy: string
  zone: string
  courier: string | null
  tracking: string | null
  status: Word
  readOnly?: boolean
  edit?: 'advice' | 'missing'
  unsaved?: boolean
}

export const words = {
  delivered: { text: 'Delivered', icon: check, tone: 'ok' },
  shipped: { text: 'Shipped', icon: truck, tone: 'info' },
  pending: { text: 'Pending', icon: box, tone: 'mute' },
  cancelling: { text: 'Pending cancellation', icon: hand, tone: 'danger' },
  cancelled: { text: 'Cancelled', icon: ban, tone: 'mute' },
} satisfies Record<string, Word>

const days = {
  thu: ['Thu 2026-11-19 17:00', 'Sat 2026-11-21 10:00'],
  fri: ['Fri 2026-11-20 17:00', 'Sun 2026-11-22 12:00'],
  mon: ['Mon 2026-11-23 17:00', 'Wed 2026-11-25 09:00'],
} as const

type Place = readonly [theatre: string, address: string, zone: string, instructions?: string]

function rows(
  from: number,
  day: keyof typeof days,
  status: keyof typeof words,
  places: readonly Place[],
  sent: readonly (readonly [string, string])[] = [],
): Shipment[] {
  return places.map(([theatre, address, zone, instructions = '–'], index) => ({
    serial: from + index,
    theatre,
    address,
    instructions,
    zone,
    shipBy: days[day][0],
    deliverBy: days[day][1],
    courier: sent[index]?.[0] ?? null,
    tracking: sent[index]?.[1] ?? null,
    status: words[status],
  }))
}

const picturedRows: readonly Shipment[] = [
  ...rows(
    1,
    'thu',
    'delivered',
    [['Alamo Row Cinema 12', '1140 Division St, San Antonio, TX', 'CT', 'Dock B, before 11:00']],
    [['FedEx', '986582345670']],
  ),
  ...rows(
    2,
    'thu',
    'shipped',
    [
      ['Aurora Grand', '88 Larkspur Ave, Aurora, CO', 'MT'],
      ['Bellwether Picture House', '9 Mill Ln, Burlington, VT', 'ET', 'Ring twice; no loading dock'],
      ['Capitol Twin', '402 State St, Salem, OR', 'PT'],
      ['Cineplex Rivière', '1200 rue Saint-Denis, Montréal, QC', 'ET', 'Call 30 min ahead'],
      ['Drive-In at Mesa Flats', '7701 Old US 80, Mesa, AZ', 'MT', 'After 16:00 only'],
      ['Eastgate 16', '310 Eastgate Blvd, Cincinnati, OH', 'ET'],
    ],
    [
      ['UPS', '1Z5R89393567919472'],
      ['FedEx', '986594691340'],
      ['UPS', '1Z5R89390357567128'],
      ['Purolator', '320595463938'],
      ['UPS', ''],
      ['UPS', '1Z5R89393583757474'],
    ],
  ),
  ...rows(
    8,
    'fri',
    'shipped',
    [['Fox & Lantern', '55 Harbor Rd, Portland, ME', 'ET', 'Leave with bar next door']],
    [['FedEx', '986631728350']],
  ),
  ...rows(9, 'fri', 'cancelling', [['Garneau Filmhouse', '8712 109 St NW, Edmonton, AB', 'MT']]),
  ...rows(10, 'fri', 'cancelled', [['Hollis Street Cinema', '14 Hollis St, Halifax, NS', 'ET']]),
  ...rows(11, 'fri', 'pending', [
    ['Imperial 7', '2020 Commerce St, Dallas, TX', 'CT', 'Dock 3'],
    ['Jubilee Screens', '660 Fulton St, Brooklyn, NY', 'ET', 'Basement entrance'],
    ['Kino Lorain', '3911 Lorain Ave, Cleveland, OH', 'ET'],
    ['Lakeshore Stadium 20', '1 Pier Dr, Chicago, IL', 'CT', 'Security desk, badge needed'],
  ]),
  ...rows(15, 'mon', 'pending', [
    ['Meridian 9', '4500 Meridian Ave, Miami, FL', 'ET'],
    ['New Rialto', '77 Broad St, Newark, NJ', 'ET'],
    ['Orpheum on Main', '615 Main St, Wichita, KS', 'CT', 'Box office till 20:00'],
    ['Paramount Annex', '24 Pine St, Seattle, WA', 'PT'],
    ['Quarry Lane 4', '980 Quarry Ln, Bloomington, IN', 'ET'],
    ['Regent, The', '31 Regent Sq, Toronto, ON', 'ET', 'Projection booth, 2nd floor'],
  ]),
]

const marks: Readonly<Record<number, Partial<Shipment>>> = {
  4: { edit: 'advice' },
  6: { edit: 'missing' },
  7: { unsaved: true },
  8: { unsaved: true },
  9: { readOnly: true },
  10: { readOnly: true },
}

/** Returns the rows of picture 02. `?rows=240` repeats them, to try out a long order. */
export function shipments(count: number): Shipment[] {
  return Array.from({ length: count }, (_, index) => {
    const row = picturedRows[index % picturedRows.length]
    if (!row) throw new Error('There are no rows to repeat')
    return { ...row, ...marks[index + 1], serial: index + 1 }
  })
}

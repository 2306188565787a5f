import alert from 'icon:alert-circle'
import octagon from 'icon:alert-octagon'
import ban from 'icon:ban'
import check from 'icon:circle-check'
import clock from 'icon:clock'
import today from 'icon:clock-exclamation'
import noPickUp from 'icon:clock-x'
import copy from 'icon:copy'
import download from 'icon:download'
import edit from 'icon:edit'
import hand from 'icon:hand-stop'
import inbox from 'icon:inbox'
import box from 'icon:package'
import type { Tone } from '../../../../../elements/kit/feedback/tone'

interface Word {
  text: string
  icon: string
  tone: Tone
}

export interface Order {
  no: string
  content: string
  cpls: number
  status: Word
  copied: number
  shipped: number
  of: number
  shipBy: string
  risk: Word | null
  past?: boolean
}

const statuses = {
  copying: { text: 'Copy in progress', icon: copy, tone: 'info' },
  update: { text: 'Update shipping details', icon: edit, tone: 'warn' },
  cancelling: { text: 'Shipments pending cancellation', icon: hand, tone: 'danger' },
  pending: { text: 'Shipment pending', icon: box, tone: 'warn' },
  downloading: { text: 'Download in progress', icon: download, tone: 'info' },
  failed: { text: 'Download failed', icon: alert, tone: 'danger' },
  assigned: { text: 'Assigned', icon: inbox, tone: 'mute' },
  fulfilled: { text: 'Fulfilled', icon: check, tone: 'danger' },
  cancelled: { text: 'Cancelled', icon: ban, tone: 'danger' },
} satisfies Record<string, Word>

const risks = {
  overdue: { text: 'Overdue', icon: octagon, tone: 'danger' },
  none: { text: 'No pick-up left', icon: noPickUp, tone: 'danger' },
  today: { text: 'Ship today', icon: today, tone: 'warn' },
  one: { text: '1 working day', icon: clock, tone: 'mute' },
} satisfies Record<string, Word>

export const legend = [
  { id: 'all', label: 'All', count: 10 },
  ...(
    [
      ['copying', 2],
      ['pending', 2],
      ['update', 1],
      ['cancelling', 1],
      ['downloading', 1],
      ['failed', 1],
      ['assigned', 2],
    ] as const
  ).map(([id, count]) => ({ id, count, label: statuses[id].text, icon: statuses[id].icon, tone: statuses[id].tone })),
]

function order(
  no: string,
  content: string,
  cpls: number,
  status: keyof typeof statuses,
  [copied, shipped, of]: [number, number, number],
  shipBy: string,
  risk: keyof typeof risks | null = null,
): Order {
  return { no, content, cpls, status: statuses[status], copied, shipped, of, shipBy, risk: risk && risks[risk] }
}

export const active: readonly Order[] = [
  order('WO-48213', 'Northbound Line', 3, 'copying', [86, 52, 240], 'Thu 2026-11-19 17:00', 'today'),
  order('WO-48209', 'The Salt Orchard', 1, 'update', [64, 61, 64], 'Wed 2026-11-18 17:00', 'overdue'),
  order('WO-48207', 'Paper Lanterns', 2, 'cancelling', [18, 11, 18], 'Thu 2026-11-19 12:00', 'none'),
  order('WO-48198', 'A Minor Eclipse', 4, 'pending', [31, 0, 31], 'Fri 2026-11-20 17:00', 'one'),
  order('WO-48195', 'Kestrel', 1, 'pending', [12, 4, 12], 'Fri 2026-11-20 17:00', 'one'),
  order('WO-48190', 'Harbour of Glass', 2, 'copying', [9, 0, 27], 'Mon 2026-11-23 17:00'),
  order('WO-48188', 'Second Orbit', 2, 'downloading', [0, 0, 41], 'Tue 2026-11-24 17:00'),
  order('WO-48181', 'Los inviernos', 1, 'failed', [0, 0, 8], 'Tue 2026-11-24 17:00'),
  order('WO-48176', 'Cold Front', 3, 'assigned', [0, 0, 112], 'Wed 2026-11-25 17:00'),
  order('WO-48170', 'Brass Season', 1, 'assigned', [0, 0, 6], 'Mon 2026-11-30 17:00'),
]

export const archive: readonly Order[] = [
  order('WO-47112', 'The Last Matinee', 2, 'fulfilled', [33, 33, 33], 'Fri 2026-10-02 17:00'),
  order('WO-47098', 'Green Room, Blue Room', 1, 'fulfilled', [14, 14, 14], 'Thu 2026-10-01 17:00'),
  order('WO-47090', 'Undertow', 1, 'cancelled', [0, 0, 5], 'Wed 2026-09-30 17:00'),
].map(row => ({ ...row, past: true }))

export interface Composition {
  name: string
  chips: readonly { text: string; kind?: 'strong' | 'marked' }[]
  size: string
  where: Word
}

const here: Word = { text: 'On both appliances', icon: check, tone: 'ok' }

export const compositions: readonly Composition[] = [
  {
    name: 'NorthboundLine_FTR-4_S_EN-XX-CCAP_US-13_51-HI-VI_2K_MGL_20261104_DLX_SMPTE_OV',
    chips: [
      ...plain('Feature v4', 'Scope', 'English', 'Closed captions', 'US 13', '5.1, HI, VI', '2K', 'SMPTE'),
      ov('OV'),
    ],
    size: '182.4 GB',
    where: here,
  },
  {
    name: 'NorthboundLine_FTR-4_S_EN-ES_US-13_51-HI-VI_2K_MGL_20261105_DLX_SMPTE_VF',
    chips: [
      ...plain('Feature v4', 'Scope', 'English'),
      { text: 'Spanish subtitles (projected)', kind: 'marked' },
      ...plain('US 13', '5.1, HI, VI', '2K', 'SMPTE'),
      ov('VF, also needs the OV'),
    ],
    size: '1.2 GB',
    where: here,
  },
  {
    name: 'NorthboundLine_FTR-4_S_EN-FR_CA-PG_51-HI-VI_2K_MGL_20261106_DLX_SMPTE_VF',
    chips: [
      ...plain('Feature v4', 'Scope', 'English'),
      { text: 'French subtitles (projected)', kind: 'marked' },
      ...plain('Canada PG', '5.1, HI, VI', '2K', 'SMPTE'),
      ov('VF, also needs the OV'),
    ],
    size: '1.1 GB',
    where: { text: 'Downloading to RD-2207, 64%', icon: download, tone: 'info' },
  },
]

function plain(...texts: string[]) {
  return texts.map(text => ({ text }))
}

function ov(text: string) {
  return { text, kind: 'strong' as const }
}

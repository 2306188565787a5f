import failedIcon from 'icon:alert-circle'
import clock from 'icon:clock'
import stalled from 'icon:clock-pause'
import copy from 'icon:copy'
import sd from 'icon:device-sd-card'
import download from 'icon:download'
import slow from 'icon:gauge'
import eject from 'icon:player-eject'
import type { SlotProps } from '../../../../../elements/kit/layout/Slot'

const cru = 'CRU · 1 TB'
const usb = 'USB · 1 TB'

interface Work {
  label: string
  copied: number
  figures: string
  ends?: string
  late?: boolean
  /** The positions of the projected end and of the last pick-up, in percent of the bar. */
  end: number
  limit: number | null
}

export interface Bay extends Omit<SlotProps, 'work' | 'action'> {
  labelled?: boolean
  work?: Work
}

export const dockA: readonly Bay[] = [
  {
    number: '1',
    name: 'Bay 1',
    hint: cru,
    tone: 'info',
    icon: copy,
    state: 'Duplicating',
    detail: 'Step 2 of 3',
    reference: 'WO-48213 · #87',
    work: { label: 'Step 2 of 3, 54%', copied: 54, figures: '54%', ends: 'ends 15:32', end: 72, limit: 100 },
  },
  {
    number: '2',
    name: 'Bay 2',
    hint: cru,
    tone: 'info',
    icon: copy,
    state: 'Verifying',
    detail: 'Step 3 of 3',
    reference: 'WO-48213 · #88',
    work: { label: 'Step 3 of 3, 88%', copied: 88, figures: '88%', ends: 'ends 14:31', end: 64, limit: 100 },
  },
  ejected('3', '#85', 'Alamo Row Cinema 12'),
  ejected('4', '#86', 'Aurora Grand'),
  {
    number: '5',
    name: 'Bay 5',
    hint: cru,
    tone: 'danger',
    filled: true,
    icon: failedIcon,
    state: 'Failed',
    detail: 'Verification failed',
    detailTone: 'danger',
    reference: 'WO-48190 · #10',
  },
  {
    number: '6',
    name: 'Bay 6',
    hint: usb,
    tone: 'warn',
    icon: slow,
    state: 'Slow drive',
    detail: 'Duplicating, 2 of 3',
    reference: 'WO-48190 · #11',
    work: {
      label: 'Step 2 of 3, 31%',
      copied: 31,
      figures: '31%',
      ends: 'ends 17:26',
      late: true,
      end: 100,
      limit: 91,
    },
  },
  inserted('7', 'Bay 7', cru),
  { number: '8', name: 'Bay 8', tone: 'mute', empty: true, state: 'Empty' },
]

export const dockB: readonly Bay[] = [
  {
    number: '1',
    name: 'Port 1',
    hint: usb,
    tone: 'info',
    icon: copy,
    state: 'Formatting',
    detail: 'Step 1 of 3',
    reference: 'WO-48198 · #1',
    work: { label: 'Step 1 of 3, 27%', copied: 27, figures: '27%', ends: 'Estimating…', end: 100, limit: null },
  },
  {
    number: '2',
    name: 'Port 2',
    hint: usb,
    tone: 'mute',
    icon: clock,
    state: 'Queued',
    detail: 'Starts after port 1',
    reference: 'WO-48198 · #2',
  },
  inserted('3', 'Port 3', usb),
  { number: '4', name: 'Port 4', tone: 'mute', empty: true, state: 'Empty' },
]

export const dockC: readonly Bay[] = [
  still('1', 'Duplicating', 55),
  still('2', 'Duplicating', 51),
  gap('3'),
  gap('4'),
  still('5', 'Verifying', 92),
  gap('6'),
  gap('7'),
  gap('8'),
]

function ejected(number: string, order: string, theatre: string): Bay {
  return {
    number,
    name: `Bay ${number}`,
    hint: cru,
    tone: 'ok',
    filled: true,
    icon: eject,
    state: 'Eject',
    detail: theatre,
    reference: `WO-48213 · ${order}`,
    labelled: true,
  }
}

function inserted(number: string, name: string, drive: string): Bay {
  return { number, name, tone: 'mute', icon: sd, state: 'Inserted', detail: 'Ready to copy', reference: drive }
}

function still(number: string, state: string, copied: number): Bay {
  const figures = `${copied}%`
  const work = { label: figures, copied, figures, end: 100, limit: null }
  return { number, name: `Bay ${number}`, tone: 'mute', state, compact: true, work }
}

function gap(number: string): Bay {
  return { number, name: `Bay ${number}`, tone: 'mute', state: 'Empty', empty: true, compact: true }
}

export const downloads = [
  {
    title: 'Cold Front',
    name: 'ColdFront_FTR-2_F_EN-XX_US-R_71-HI-VI_4K_ARC_20261109_DLX_SMPTE_OV',
    order: 'WO-48176',
    icon: download,
    tone: 'info',
    state: 'In progress',
    value: 38,
    size: '214.0 GB',
    left: '22 min left',
  },
  {
    title: 'Los inviernos',
    name: 'LosInviernos_FTR-1_F_ES-EN_MX-B15_51_2K_FIL_20261030_QUB_SMPTE_OV',
    order: 'WO-48181',
    icon: stalled,
    tone: 'warn',
    state: 'Stalled',
    value: 71,
    size: '128.7 GB',
    left: 'no data for 9 min',
  },
  {
    title: 'Second Orbit',
    name: 'SecondOrbit_FTR-3_S_EN-XX_INT-TD_ATMOS_4K_HLX_20261112_DLX_SMPTE_OV',
    order: 'WO-48188',
    icon: clock,
    tone: 'mute',
    state: 'Queued',
    value: 0,
    size: '301.5 GB',
    left: 'after Cold Front',
  },
] as const

export const bayWords = {
  title: 'Appliances',
  ready: '2 drives ready to remove',
  readyDetail: 'Dock A 3, 4. Earliest ship-by first.',
  print: 'Print 2 labels',
  label: 'Label',
  online: 'Online',
  offline: 'Offline',
  duplicate: 'Duplicate…',
  more: 'More actions',
  downloads: 'Downloads',
  away: 'As of 11:42. Its 3 copies for WO-48195 go on inside the appliance and show here once it is back.',
  again: 'Check again',
  offReason: 'The appliance is offline',
}

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

export interface Bay extends SlotProps {
  labelled?: boolean
}

export const dockA: readonly Bay[] = [
  {
    name: 'Bay 1',
    type: cru,
    tone: 'info',
    icon: copy,
    state: 'Duplicating',
    detail: 'Step 2 of 3',
    reference: 'WO-48213 · #87',
    work: { label: 'Step 2 of 3, 63%', step: 2, value: 63, figures: '63%', remaining: '18 min left' },
  },
  {
    name: 'Bay 2',
    type: cru,
    tone: 'info',
    icon: copy,
    state: 'Verifying',
    detail: 'Step 3 of 3',
    reference: 'WO-48213 · #88',
    work: { label: 'Step 3 of 3, 24%', step: 3, value: 24, figures: '24%', remaining: '21 min left' },
  },
  ejected('Bay 3', '#85'),
  ejected('Bay 4', '#86'),
  {
    name: 'Bay 5',
    type: cru,
    tone: 'danger',
    filled: true,
    icon: failedIcon,
    state: 'Failed',
    detail: 'Verification failed',
    detailTone: 'danger',
    reference: 'WO-48190 · #10',
    work: { label: 'Failed at step 3 of 3', step: 3, value: 44, remaining: 'at step 3 of 3' },
  },
  {
    name: 'Bay 6',
    type: usb,
    tone: 'warn',
    icon: slow,
    state: 'Slow drive',
    detail: 'Duplicating, 2 of 3',
    reference: 'WO-48190 · #11',
    work: {
      label: 'Step 2 of 3, 12%',
      step: 2,
      value: 12,
      figures: '12%',
      remaining: 'misses 17:00',
      remainingTone: 'warn',
    },
  },
  inserted('Bay 7', cru),
  { name: 'Bay 8', tone: 'mute', empty: true, state: 'Empty' },
]

export const dockB: readonly Bay[] = [
  {
    name: 'Port 1',
    type: usb,
    tone: 'info',
    icon: copy,
    state: 'Formatting',
    detail: 'Step 1 of 3',
    reference: 'WO-48198 · #1',
    work: { label: 'Step 1 of 3, 82%', step: 1, value: 82, figures: '82%', remaining: '1 h 07 left' },
  },
  {
    name: 'Port 2',
    type: usb,
    tone: 'mute',
    icon: clock,
    state: 'Queued',
    detail: 'Starts after port 1',
    reference: 'WO-48198 · #2',
  },
  inserted('Port 3', usb),
  { name: 'Port 4', tone: 'mute', empty: true, state: 'Empty' },
]

export const dockC: readonly Bay[] = [
  still('1', 'Duplicating', 2, 50),
  still('2', 'Duplicating', 2, 50),
  gap('3'),
  gap('4'),
  still('5', 'Verifying', 3, 6),
  gap('6'),
  gap('7'),
  gap('8'),
]

function ejected(name: string, order: string): Bay {
  return {
    name,
    type: cru,
    tone: 'ok',
    filled: true,
    icon: eject,
    state: 'Eject',
    detail: 'Verified 14:02',
    reference: `WO-48213 · ${order}`,
    labelled: true,
  }
}

function inserted(name: string, type: string): Bay {
  return { name, type, tone: 'mute', icon: sd, state: 'Inserted', detail: 'Ready to copy', reference: 'ZC1A9X4Q' }
}

function still(name: string, state: string, step: number, value: number): Bay {
  return { name, tone: 'mute', state, compact: true, work: { label: `Step ${step} of 3`, step, value } }
}

function gap(name: string): Bay {
  return { name, tone: 'mute', state: 'Empty', empty: true, compact: true }
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
  ready: '2 drives are ready to pull',
  readyDetail: 'Dock A: bay 3, then bay 4. Label them before they leave the rack.',
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

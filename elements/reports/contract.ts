import { isDay } from '../../core/base/days'
import type { Attribute } from '../base/bridge/attributes'
import type { ScreenProps } from '../base/bridge/description'

const day: Attribute<string> = {
  fallback: '',
  parse: raw => (raw === '' || isDay(raw) ? raw : null),
  format: value => (value === '' ? null : value),
}

export const attributes = { from: day, to: day }

export interface Events {
  'reeldock-report-downloaded': { from: string; to: string; fileName: string; rows: number }
}

/** The properties of the screen. */
export type ReportsProps = ScreenProps<typeof attributes, Events>

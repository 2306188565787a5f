import archive from 'icon:archive'
import circleDashed from 'icon:circle-dashed'
import clock from 'icon:clock'
import clockPause from 'icon:clock-pause'
import upload from 'icon:upload'
import { iconOf } from './icons'

const byName: Readonly<Record<string, string>> = {
  archive,
  'circle-dashed': circleDashed,
  clock,
  'clock-pause': clockPause,
  upload,
}

/** The drawing of an icon that the status of a transfer names. */
export function transferIconOf(name: string): string {
  return byName[name] ?? iconOf(name)
}

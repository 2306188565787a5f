import alertCircle from 'icon:alert-circle'
import archive from 'icon:archive'
import ban from 'icon:ban'
import check from 'icon:check'
import circleCheck from 'icon:circle-check'
import circleDashed from 'icon:circle-dashed'
import circleX from 'icon:circle-x'
import clock from 'icon:clock'
import clockPause from 'icon:clock-pause'
import copy from 'icon:copy'
import download from 'icon:download'
import edit from 'icon:edit'
import handStop from 'icon:hand-stop'
import inbox from 'icon:inbox'
import box from 'icon:package'
import playerPlay from 'icon:player-play'
import point from 'icon:point'
import progress from 'icon:progress'
import truckDelivery from 'icon:truck-delivery'
import upload from 'icon:upload'

const byName: Readonly<Record<string, string>> = {
  'alert-circle': alertCircle,
  archive,
  ban,
  check,
  'circle-check': circleCheck,
  'circle-dashed': circleDashed,
  'circle-x': circleX,
  clock,
  'clock-pause': clockPause,
  copy,
  download,
  edit,
  'hand-stop': handStop,
  inbox,
  package: box,
  'player-play': playerPlay,
  point,
  progress,
  'truck-delivery': truckDelivery,
  upload,
}

/** The drawing of an icon that a status of a work order names. */
export function iconOf(name: string): string {
  return byName[name] ?? point
}

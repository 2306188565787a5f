import alertCircle from 'icon:alert-circle'
import ban from 'icon:ban'
import check from 'icon:check'
import circleCheck from 'icon:circle-check'
import circleX from 'icon:circle-x'
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

const byName: Readonly<Record<string, string>> = {
  'alert-circle': alertCircle,
  ban,
  check,
  'circle-check': circleCheck,
  'circle-x': circleX,
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
}

/** The drawing of an icon that a status of a work order names. */
export function iconOf(name: string): string {
  return byName[name] ?? point
}

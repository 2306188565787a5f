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
import sdCard from 'icon:device-sd-card'
import download from 'icon:download'
import edit from 'icon:edit'
import gauge from 'icon:gauge'
import handStop from 'icon:hand-stop'
import inbox from 'icon:inbox'
import lock from 'icon:lock'
import box from 'icon:package'
import eject from 'icon:player-eject'
import playerPlay from 'icon:player-play'
import point from 'icon:point'
import progress from 'icon:progress'
import truck from 'icon:truck'
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
  'device-sd-card': sdCard,
  download,
  edit,
  gauge,
  'hand-stop': handStop,
  inbox,
  lock,
  package: box,
  'player-eject': eject,
  'player-play': playerPlay,
  progress,
  truck,
  'truck-delivery': truckDelivery,
  upload,
}

/** Returns the icon of a status by its name: of an order, a transfer, a bay, a copy or a shipment. */
export function statusIcon(name: string): string {
  return byName[name] ?? point
}

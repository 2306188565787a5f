import alertCircle from 'icon:alert-circle'
import circleCheck from 'icon:circle-check'
import clock from 'icon:clock'
import clockPause from 'icon:clock-pause'
import copy from 'icon:copy'
import sdCard from 'icon:device-sd-card'
import download from 'icon:download'
import gauge from 'icon:gauge'
import lock from 'icon:lock'
import eject from 'icon:player-eject'
import playerPlay from 'icon:player-play'
import point from 'icon:point'
import progress from 'icon:progress'

const byName: Readonly<Record<string, string>> = {
  'alert-circle': alertCircle,
  'circle-check': circleCheck,
  clock,
  'clock-pause': clockPause,
  copy,
  'device-sd-card': sdCard,
  download,
  gauge,
  lock,
  'player-eject': eject,
  'player-play': playerPlay,
  progress,
}

/** The drawing of an icon that the state of a bay or the stage of a copy names. */
export function bayIconOf(name: string): string {
  return byName[name] ?? point
}

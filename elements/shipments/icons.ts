import ban from 'icon:ban'
import circleCheck from 'icon:circle-check'
import circleX from 'icon:circle-x'
import handStop from 'icon:hand-stop'
import box from 'icon:package'
import point from 'icon:point'
import truck from 'icon:truck'

const byName: Readonly<Record<string, string>> = {
  ban,
  'circle-check': circleCheck,
  'circle-x': circleX,
  'hand-stop': handStop,
  package: box,
  truck,
}

/** The drawing of an icon that a status of a shipment names. */
export function iconOf(name: string): string {
  return byName[name] ?? point
}

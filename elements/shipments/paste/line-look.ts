import '../../../core/shipments/rows/words'
import alertCircle from 'icon:alert-circle'
import alertTriangle from 'icon:alert-triangle'
import check from 'icon:check'
import { type Text, text } from '../../../core/i18n/translate'
import type { NumberResult, PasteLine, PasteResult } from '../../../core/shipments/sheets/paste-results'
import type { Tone } from '../../kit/feedback/tone'

export interface Look {
  readonly tone: Tone
  readonly icon: string | null
  readonly label: Text
}

const ok = (label: Text): Look => ({ tone: 'ok', icon: check, label })
const warn = (label: Text): Look => ({ tone: 'warn', icon: alertTriangle, label })
const danger = (label: Text): Look => ({ tone: 'danger', icon: alertCircle, label })
const quiet = (label: Text): Look => ({ tone: 'mute', icon: null, label })

/**
 * Returns the tone, icon and text of a line's result.
 * @param line the line; if it replaces a saved number, the look describes the new number only
 * @param locale the language of lists of names
 */
export function lookOf({ result, courier, number, comments, isFilled }: PasteLine, locale: string): Look {
  const plain = result.kind === 'replaces' ? result.result : result
  const list = (names: readonly string[]) => new Intl.ListFormat(locale, { type: 'disjunction' }).format(names)
  switch (plain.kind) {
    case 'fits':
      return courier?.source === 'read'
        ? ok(text('shipments.paste.result.read', { courier: plain.courier }))
        : ok(text('shipments.paste.result.fits', { courier: plain.courier }))
    case 'blank':
      if (isFilled && number === '' && comments !== '' && courier?.source !== 'given')
        return ok(text('shipments.paste.result.comments'))
      return isFilled || result.kind === 'replaces'
        ? ok(text('shipments.paste.result.noNumber'))
        : quiet(text('shipments.paste.result.blank'))
    case 'sameNumber':
      return warn(text('shipments.paste.result.sameNumber', { row: plain.ordinal }))
    case 'usedIn':
      return warn(
        text('shipments.sameNumberIn', { orders: new Intl.ListFormat(locale, { type: 'unit' }).format(plain.orders) }),
      )
    case 'open':
      return plain.couriers.length > 0
        ? warn(text('shipments.paste.result.several', { couriers: list(plain.couriers) }))
        : warn(text('shipments.paste.result.open'))
    case 'otherCourier':
      return warn(text('shipments.paste.result.otherCourier', { couriers: list(plain.couriers) }))
    case 'mistyped':
      return mistyped(plain)
    default:
      return excludedLooks[plain.kind]
  }
}

function mistyped({ courier }: Extract<NumberResult, { kind: 'mistyped' }>): Look {
  return courier === null
    ? warn(text('shipments.paste.result.mistypedNobody'))
    : warn(text('shipments.paste.result.mistyped', { courier }))
}

type ExcludedKind = Exclude<PasteResult['kind'], NumberResult['kind'] | 'replaces'>

/** The looks of the results that exclude their line. */
const excludedLooks: Readonly<Record<ExcludedKind, Look>> = {
  same: quiet(text('shipments.paste.result.same')),
  altered: danger(text('shipments.paste.result.altered')),
  noNumber: danger(text('shipments.paste.result.notNumber')),
  unknownCourier: danger(text('shipments.paste.result.unknownCourier')),
  repeated: danger(text('shipments.paste.result.repeated')),
  hasComments: quiet(text('shipments.paste.result.hasComments')),
  noRow: warn(text('shipments.paste.result.noRow')),
}

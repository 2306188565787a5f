import { slotOf } from '../../../core/appliances/rules'
import type { Dock } from '../../../core/appliances/types'
import { clockTime } from '../../../core/base/time'
import type { Translate } from '../../../core/i18n/translate'

/** As of when an appliance that is away is shown; of copies only where some were under way. */
export function awayText(t: Translate, { awaySince, bays }: Dock, locale: string): string {
  const since =
    awaySince === null ? t('appliances.asLastHeard') : t('appliances.asOf', { time: clockTime(awaySince, locale) })
  const count = bays.filter(({ state, workOrderNo }) => slotOf(state) === 'normal' && workOrderNo !== null).length
  return count === 0 ? since : `${since} ${t('appliances.copiesGoOn', { count })}`
}

import failed from 'icon:alert-circle'
import delivered from 'icon:circle-check'
import pending from 'icon:clock'
import shipped from 'icon:truck'
import { StatusText } from '../../../../elements/kit/feedback/StatusText'
import { type Row, statuses } from './world'

const looks = {
  pending: { icon: pending, tone: 'mute' },
  shipped: { icon: shipped, tone: 'info' },
  delivered: { icon: delivered, tone: 'ok' },
  exception: { icon: failed, tone: 'danger' },
} as const

/** A status as icon, text and tone. */
export function Mark({ status }: Pick<Row, 'status'>) {
  return <StatusText {...looks[status]}>{statuses[status]}</StatusText>
}

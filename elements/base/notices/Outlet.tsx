import { useSignals } from '@preact/signals-react/runtime'
import { lazy } from '../../../core/base/lazy'
import { LostPart } from '../../kit/feedback/LostPart'
import { usePart } from '../../kit/feedback/Part'
import type { NoticesProps } from './Notices'

const noticesPart = lazy(() => import('./Notices'), 'Notices')
const parts = [noticesPart]

/**
 * The place of the notices in an element. Their file comes after the first rows, which it does not hold up, or with the
 * first message; where it did not arrive, the element that would show them says so.
 */
export function Outlet(props: NoticesProps) {
  useSignals()
  const { toasts, report, busy, shownBy } = props.notifications
  const isWanted = toasts.value.length > 0 || report.value !== null || busy.value !== null
  const Notices = usePart(noticesPart, true, isWanted)
  if (Notices) return <Notices {...props} />
  return shownBy.value === props.id && <LostPart of={parts} />
}

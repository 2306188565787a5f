import { useSignals } from '@preact/signals-react/runtime'
import { lazy } from '../../../core/base/lazy'
import { LostPart } from '../../kit/feedback/LostPart'
import { usePart } from '../../kit/feedback/Part'
import type { NoticesProps } from './Notices'

const noticesPart = lazy(() => import('./Notices'), 'Notices')
const parts = [noticesPart]

/**
 * Shows the notices of an element. Their file loads after the first rows, or with the first message. When it fails to
 * load, the element that would show the notices says so.
 */
export function Outlet(props: NoticesProps) {
  useSignals()
  const { toasts, report, busy, shownBy } = props.notifications
  const isWanted = toasts.value.length > 0 || report.value !== null || busy.value !== null
  const Notices = usePart(noticesPart, true, { isNeededNow: isWanted })
  if (Notices) return <Notices {...props} />
  return shownBy.value === props.id && <LostPart of={parts} />
}

import type { MessageKey } from '../../../core/i18n/keys'
import type { Label } from '../../../core/labels/labels'
import type { Fact } from '../../../core/labels/room'
import type { Sheet } from '../../../core/labels/sheets'
import { useText } from '../../kit/context'
import { useMissing } from './use-missing'

const words = {
  title: 'labels.noRoom.title',
  names: 'labels.noRoom.names',
  chips: 'labels.noRoom.chips',
  order: 'labels.noRoom.order',
  theatre: 'labels.noRoom.theatre',
  deadlines: 'labels.noRoom.deadlines',
  returnTo: 'labels.noRoom.returnTo',
  returnBy: 'labels.noRoom.returnBy',
} as const satisfies Record<Fact, MessageKey>

/** What the sheet has no room for, told before anything is printed. */
export function NoRoom({ labels, sheet }: { labels: readonly Label[]; sheet: Sheet }) {
  const t = useText()
  const { room, missing } = useMissing(labels, sheet)
  return (
    <>
      <div ref={room} className="label-trying" aria-hidden="true" />
      <ul className="labels-no-room" role="status">
        {[...missing].map(([fact, count]) => (
          <li key={fact}>{t(words[fact], { count })}</li>
        ))}
      </ul>
    </>
  )
}

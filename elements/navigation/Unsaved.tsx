import { useSyncExternalStore } from 'react'
import { hasStored, onStored } from '../../core/base/storage'
import { draftsOf } from '../../core/drafts/kept-drafts'
import type { MenuId } from '../../core/navigation/menu'
import { session } from '../../core/session/store'
import { useStore } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { Badge } from '../kit/feedback/Badge'

/** The prefix of the names under which the drafts of a screen are stored, if it is not the name of the screen. */
const draftOf: Partial<Record<MenuId, string>> = { 'company-settings': 'company', 'work-orders': 'shipments:' }

/** Returns whether the browser stores edits of these places that are not saved: unsent, in conflict, or only typed. */
function useUnsaved(places: readonly MenuId[]): boolean {
  const { account, registration } = useStore(session)
  const isEditable = registration.value === 'APPROVED'
  const owner = isEditable ? account.value : null
  const isStored = (place: MenuId) => hasStored(`${draftsOf(owner ?? '')}${draftOf[place] ?? place}`)
  return useSyncExternalStore(onStored, () => owner !== null && places.some(isStored))
}

/** Marks the item of a screen that has unsaved edits. */
export function Unsaved({ place }: { place: MenuId }) {
  const t = useText()
  return useUnsaved([place]) && <Badge tone="warn">{t('kit.notSaved')}</Badge>
}

/** Marks the button of a closed menu if one of its places has unsaved edits. */
export function UnsavedMark({ places }: { places: readonly MenuId[] }) {
  const t = useText()
  return (
    useUnsaved(places) && (
      <span className="header-unsaved">
        <span className="sr-only">{t('kit.notSaved')}</span>
      </span>
    )
  )
}

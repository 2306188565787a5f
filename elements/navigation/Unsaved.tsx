import { useSyncExternalStore } from 'react'
import { onStorage, storedCells } from '../../core/base/storage'
import words from '../../core/i18n/en/kit-save'
import { registerMessages } from '../../core/i18n/translate'
import type { MenuId } from '../../core/navigation/menu'
import { canEditPartner } from '../../core/session/rules'
import { session } from '../../core/session/store'
import { useStore } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { Badge } from '../kit/feedback/Badge'

registerMessages('en', words)

/** Under which name the draft of a place is kept, where that is not the name of the place. */
const draftOf: Partial<Record<MenuId, string>> = { 'company-settings': 'company' }

/** Whether something is kept of one of these places that is not saved: not sent, to be chosen, or only typed. */
function useUnsaved(places: readonly MenuId[]): boolean {
  const { account, registration } = useStore(session)
  const isEditable = registration.value !== null && canEditPartner(registration.value)
  const whose = isEditable ? account.value : null
  const isStored = (place: MenuId) => storedCells(`${whose}:`, draftOf[place] ?? place).length > 0
  return useSyncExternalStore(onStorage, () => whose !== null && places.some(isStored))
}

/** Says at what opens a place that something in it is not saved. */
export function Unsaved({ place }: { place: MenuId }) {
  const t = useText()
  return useUnsaved([place]) && <Badge tone="warn">{t('kit.notSaved')}</Badge>
}

/** Marks the button of a menu that is closed for one of its places. */
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

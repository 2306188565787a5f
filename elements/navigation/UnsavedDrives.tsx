import { useSyncExternalStore } from 'react'
import { keptCells, onStorage } from '../../core/base/storage'
import words from '../../core/i18n/en/kit-save'
import { registerMessages } from '../../core/i18n/translate'
import { canEditPartner } from '../../core/session/rules'
import { session } from '../../core/session/store'
import { useStore } from '../base/hooks'
import { Badge } from '../kit/Badge'
import { useText } from '../kit/context'

registerMessages('en', words)

/** Says at what opens the dialog of the drives that something waits in it: not sent, to be chosen, or only typed. */
export function UnsavedDrives() {
  const t = useText()
  const { account, registration } = useStore(session)
  const isEditable = registration.value !== null && canEditPartner(registration.value)
  const whose = isEditable ? account.value : null
  const isKept = useSyncExternalStore(onStorage, () => whose !== null && keptCells(`${whose}:`, 'drives').length > 0)
  return isKept && <Badge tone="warn">{t('kit.notSaved')}</Badge>
}

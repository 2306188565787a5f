import '../../../core/drafts/words'
import { useEffect } from 'react'
import { text } from '../../../core/i18n/translate'
import { useStable } from '../../kit/use-stable'
import { useScreen } from '../bridge/hooks'

/**
 * While mounted, shows a toast that says that edits were discarded and offers Undo.
 * @param onUndo restores the discarded edits
 */
export function Discarded({ onUndo }: { onUndo(): void }) {
  const { notifications } = useScreen().portal
  const undo = useStable(onUndo)
  useEffect(() => {
    const id = notifications.notify('ok', text('shared.discarded'), undefined, undo)
    return () => notifications.closeToast(id)
  }, [notifications, undo])
  return null
}

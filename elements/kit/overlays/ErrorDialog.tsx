import alert from 'icon:alert-circle'
import { type ReactNode, useRef } from 'react'
import { useText } from '../context'
import { CopyText } from '../feedback/CopyText'
import { Button } from '../fields/Button'
import { Dialog } from './Dialog'

interface ErrorDialogProps {
  title: ReactNode
  message: ReactNode
  /** What it is about, one a line. */
  list?: readonly string[]
  /** For whoever helps: codes, times, no secrets. */
  details?: string | undefined
  onClose(): void
  /** What is shown over the page while the page cannot be reached: toasts. */
  over?: ReactNode
}

export function ErrorDialog({ title, message, list, details, onClose, over }: ErrorDialogProps) {
  const t = useText()
  const close = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      title={title}
      icon={alert}
      tone="danger"
      alert
      onClose={onClose}
      initialFocus={close}
      over={over}
      foot={
        <Button ref={close} onClick={onClose}>
          {t('kit.close')}
        </Button>
      }
    >
      <div>{message}</div>
      {list && list.length > 0 && (
        <ul className="dialog-list">
          {list.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {details && <CopyText label={t('kit.details')} text={details} />}
    </Dialog>
  )
}

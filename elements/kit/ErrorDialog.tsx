import alert from 'icon:alert-circle'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from './Button'
import { useText } from './context'
import { Dialog } from './Dialog'

interface ErrorDialogProps {
  title: ReactNode
  message: ReactNode
  /** What it is about, one a line. */
  list?: readonly string[]
  /** For whoever helps: codes, times, no secrets. */
  details?: string | undefined
  onClose(): void
  /** A way on beside Close, such as trying again. */
  step?: ReactNode
}

export function ErrorDialog({ title, message, list, details, onClose, step }: ErrorDialogProps) {
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
      foot={
        <>
          <Button ref={close} onClick={onClose}>
            {t('kit.close')}
          </Button>
          {step}
        </>
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
      {details && <Details text={details} />}
    </Dialog>
  )
}

function Details({ text }: { text: string }) {
  const t = useText()
  const [copied, setCopied] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // Without the permission the text above can still be marked by hand.
      setCopied(false)
    }
  }
  return (
    <details className="dialog-details">
      <summary>{t('kit.details')}</summary>
      <pre>{text}</pre>
      <Button size="bar" kind="quiet" onClick={copy}>
        <span role="status">{t(copied ? 'kit.copied' : 'kit.copyDetails')}</span>
      </Button>
    </details>
  )
}

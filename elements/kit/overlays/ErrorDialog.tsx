import alert from 'icon:alert-circle'
import { type ReactNode, useRef, useState } from 'react'
import { useText } from '../context'
import { Button } from '../fields/Button'
import { Dialog } from './Dialog'

interface ErrorDialogProps {
  title: ReactNode
  message: ReactNode
  /** The affected records, one in each line. */
  list?: readonly string[]
  /** Details for support: codes and times, no secrets. */
  details?: string | undefined
  onClose(): void
  /** Content above the page that must stay reachable, such as toasts. */
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
      {details && <Details text={details} />}
    </Dialog>
  )
}

/** Details for support with a button that copies them. If the page may not copy, the button selects them instead. */
function Details({ text }: { text: string }) {
  const t = useText()
  const lines = useRef<HTMLPreElement>(null)
  const [status, setStatus] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setStatus(t('kit.copied'))
    } catch {
      // Pages on plain HTTP, or in a frame without the permission, cannot copy.
      if (lines.current) getSelection()?.selectAllChildren(lines.current)
      setStatus(t('kit.markedToCopy'))
    }
  }

  return (
    <section className="copy-text" aria-label={t('kit.details')}>
      <pre ref={lines}>{text}</pre>
      <div className="copy-text-foot">
        <Button size="bar" onClick={copy}>
          {t('kit.copyDetails')}
        </Button>
        <span role="status">{status}</span>
      </div>
    </section>
  )
}

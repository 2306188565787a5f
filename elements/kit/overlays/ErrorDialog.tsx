import alert from 'icon:alert-circle'
import { type ReactNode, useRef, useState } from 'react'
import { useText } from '../context'
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
      {details && <Details text={details} />}
    </Dialog>
  )
}

/** Lines for somebody else, and a button that copies them. Where a page may not copy, they are marked for the keyboard. */
function Details({ text }: { text: string }) {
  const t = useText()
  const lines = useRef<HTMLPreElement>(null)
  const [said, say] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      say(t('kit.copied'))
    } catch {
      // A page on plain http, or one in a frame without the permission.
      if (lines.current) getSelection()?.selectAllChildren(lines.current)
      say(t('kit.markedToCopy'))
    }
  }

  return (
    <section className="copy-text" aria-label={t('kit.details')}>
      <pre ref={lines}>{text}</pre>
      <div className="copy-text-foot">
        <Button size="bar" onClick={copy}>
          {t('kit.copyDetails')}
        </Button>
        <span role="status">{said}</span>
      </div>
    </section>
  )
}

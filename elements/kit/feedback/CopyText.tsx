import { useRef, useState } from 'react'
import { useText } from '../context'
import { Button } from '../fields/Button'

interface CopyTextProps {
  /** What it is. */
  label: string
  text: string
}

/** Lines for somebody else, and a button that copies them. Where a page may not copy, they are marked for the keyboard. */
export function CopyText({ label, text }: CopyTextProps) {
  const t = useText()
  const lines = useRef<HTMLPreElement>(null)
  const [said, say] = useState<string>('')

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
    <section className="copy-text" aria-label={label}>
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

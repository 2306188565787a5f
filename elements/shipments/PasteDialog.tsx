import { type RefObject, useRef, useState } from 'react'
import words from '../../core/i18n/en/shipments-notes'
import { registerMessages } from '../../core/i18n/translate'
import { isSheet } from '../../core/shipments/paste'
import sheet from '../../styles/areas/shipments-entry.css?inline'
import { useSheet } from '../base/hooks'
import { Button } from '../kit/Button'
import { useText } from '../kit/context'
import { Dialog } from '../kit/Dialog'
import { Field } from '../kit/Field'

registerMessages('en', words)

interface PasteDialogProps {
  /** The theatre of the first row that is filled; undefined where there is none. */
  from: string | undefined
  onPaste(words: string): void
  onClose(): void
}

/** Takes what the clipboard holds where a page may not read it: numbers for rows, or a sheet for the preview. */
export function PasteDialog({ from, onPaste, onClose }: PasteDialogProps) {
  useSheet(sheet)
  const t = useText()
  const area = useRef<HTMLTextAreaElement>(null)
  const [pasted, setPasted] = useState('')
  const isTitled = isSheet(pasted)
  const count = pasted.split('\n').filter(line => line.trim() !== '').length
  const hint = isTitled
    ? t('shipments.paste.sheet')
    : from === undefined
      ? t('shipments.paste.noRow')
      : t('shipments.paste.from', { theatre: from })
  const isIdle = count === 0 || (!isTitled && from === undefined)
  function take() {
    onClose()
    onPaste(pasted)
  }
  return (
    <Dialog
      title={t('shipments.paste.title')}
      onClose={onClose}
      initialFocus={area as RefObject<HTMLElement | null>}
      foot={
        <>
          <Button onClick={onClose}>{t('shipments.paste.cancel')}</Button>
          <Button kind="primary" off={isIdle ? t('shipments.paste.field') : undefined} onClick={take}>
            {isTitled ? t('shipments.paste.look') : t('shipments.paste.fill', { count })}
          </Button>
        </>
      }
    >
      <Field label={t('shipments.paste.field')} hint={hint}>
        {wiring => (
          <textarea
            {...wiring}
            ref={area}
            className="input paste-area"
            data-mono
            rows={8}
            spellCheck={false}
            value={pasted}
            onChange={event => setPasted(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}

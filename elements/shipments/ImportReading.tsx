import { useEffect, useRef } from 'react'
import words from '../../core/i18n/en/shipments-notes'
import { registerMessages } from '../../core/i18n/translate'
import type { ReadStage } from '../../core/shipments/sheets/sheet-file'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { Spinner } from '../kit/states/Spinner'

registerMessages('en', words)

interface ImportReadingProps {
  fileName: string
  /** How far it has come; null before it began. */
  stage: ReadStage | null
  onCancel(): void
}

/** Stands while a workbook is read, which ends by itself or by Cancel. */
export function ImportReading({ fileName, stage, onCancel }: ImportReadingProps) {
  const t = useText()
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  return (
    <div className="panel state">
      <Spinner size={50} />
      <div role="status">
        <h3 className="state-title">{t('shipments.import.reading')}</h3>
        <p className="state-words">{fileName}</p>
        <p className="state-words">{t(`shipments.import.stage.${stage ?? 'starting'}`)}</p>
      </div>
      <div className="state-steps">
        <Button ref={cancel} onClick={onCancel}>
          {t('kit.cancel')}
        </Button>
      </div>
    </div>
  )
}

import { useEffect, useRef } from 'react'
import { Button } from '../kit/Button'
import { useText } from '../kit/context'
import { Spinner } from '../kit/states/Spinner'

interface ImportReadingProps {
  fileName: string
  onCancel(): void
}

/** Stands while a workbook is read, which ends by itself or by Cancel. */
export function ImportReading({ fileName, onCancel }: ImportReadingProps) {
  const t = useText()
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  return (
    <div className="panel state">
      <Spinner size={50} />
      <div role="status">
        <h3 className="state-title">{t('shipments.import.reading')}</h3>
        <p className="state-words">{fileName}</p>
      </div>
      <div className="state-steps">
        <Button ref={cancel} onClick={onCancel}>
          {t('shipments.import.cancel')}
        </Button>
      </div>
    </div>
  )
}

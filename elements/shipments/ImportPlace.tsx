import '../../core/shipments/sheets/words'
import { useEffect, useRef } from 'react'
import type { ImportState } from '../../core/shipments/sheets/import-store'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { Heading } from '../kit/layout/Heading'
import { Spinner } from '../kit/states/Spinner'
import { ImportView, type ImportViewProps } from './import/ImportView'

interface ImportPlaceProps extends Omit<ImportViewProps, 'fileName' | 'plan' | 'worksheets'> {
  state: ImportState
}

/** An import, from the read of its file to the preview. */
export function ImportPlace({ state, ...props }: ImportPlaceProps) {
  if (state.phase === 'preview') {
    const { fileName, plan, worksheets } = state
    return <ImportView {...props} fileName={fileName} plan={plan} worksheets={worksheets} />
  }
  return <Reading state={state} onCancel={props.importing.close} />
}

/** The state while a workbook is read. Cancel ends it early. */
function Reading({ state, onCancel }: { state: Extract<ImportState, { phase: 'reading' }>; onCancel(): void }) {
  const t = useText()
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  const stage = state.stage ?? 'starting'
  return (
    <div className="panel state">
      <Spinner size={50} />
      <div role="status">
        <Heading depth={0} className="state-title">
          {t('shipments.import.reading')}
        </Heading>
        <p className="state-words">{state.fileName}</p>
        <p className="state-words">{t(`shipments.import.stage.${stage}`)}</p>
      </div>
      <div className="state-steps">
        <Button ref={cancel} onClick={onCancel}>
          {t('kit.cancel')}
        </Button>
      </div>
    </div>
  )
}

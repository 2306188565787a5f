import { lazy } from '../../core/base/lazy'
import type { ImportState } from '../../core/shipments/sheets/import-store'
import { LostPart } from '../kit/feedback/LostPart'
import { useLazy, usePart } from '../kit/feedback/Part'
import { ImportReading } from './ImportReading'
import type { ImportViewProps } from './import/ImportView'

interface ImportPlaceProps extends Omit<ImportViewProps, 'fileName' | 'plan' | 'applying'> {
  state: ImportState
}

const previewPart = lazy(() => import('./import/ImportView'), 'ImportView')
const lateParts = [previewPart]

/** An import from its file to its end. The preview's code comes while the file is read. */
export function ImportPlace({ state, ...props }: ImportPlaceProps) {
  const Preview = usePart(previewPart, true, true)
  const { failures } = useLazy(previewPart)
  const { fileName, phase } = state
  if (Preview && phase !== 'reading')
    return <Preview {...props} fileName={fileName} plan={state.plan} applying={phase === 'applying'} />
  if (failures > 0) return <LostPart of={lateParts} />
  const stage = phase === 'reading' ? state.stage : 'reading'
  return <ImportReading fileName={fileName} stage={stage} onCancel={props.importing.close} />
}

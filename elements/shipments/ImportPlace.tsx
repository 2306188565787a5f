import { lazy, Suspense, useState } from 'react'
import type { ImportState } from '../../core/shipments/import-store'
import { bring } from '../base/bring'
import { ImportReading } from './ImportReading'
import type { ImportViewProps } from './import/ImportView'

interface ImportPlaceProps extends Omit<ImportViewProps, 'fileName' | 'plan' | 'applying'> {
  state: ImportState
}

/** An import from its file to its end. The preview's code comes while the file is read; each import asks for it anew. */
export function ImportPlace({ state, ...props }: ImportPlaceProps) {
  const [Preview] = useState(previewOnItsWay)
  const { importing } = props
  const stage = state.phase === 'reading' ? state.stage : 'reading'
  const reading = <ImportReading fileName={state.fileName} stage={stage} onCancel={importing.close} />
  if (state.phase === 'reading') return reading
  return (
    <Suspense fallback={reading}>
      <Preview {...props} fileName={state.fileName} plan={state.plan} applying={state.phase === 'applying'} />
    </Suspense>
  )
}

function previewOnItsWay() {
  const coming = bring(import('./import/ImportView')).then(({ ImportView }) => ({ default: ImportView }))
  // A failure counts when the preview is shown: the element's error state then offers Retry.
  coming.catch(() => undefined)
  return lazy(() => coming)
}

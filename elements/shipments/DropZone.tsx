import fileImport from 'icon:file-import'
import { type DragEvent, type ReactNode, useState } from 'react'
import { useText } from '../kit/context'
import { Icon } from '../kit/icons/Icon'
import { isElement } from '../kit/nodes'

interface DropZoneProps {
  /** Null where no file can be used: a dropped one is left to the page then. */
  readonly onFile: ((file: File) => void) | null
  children: ReactNode
}

/** Takes a file that is dropped on the panel. A button does the same for those without a mouse. */
export function DropZone({ onFile, children }: DropZoneProps) {
  const t = useText()
  const [over, setOver] = useState(false)
  const hold = (event: DragEvent) => {
    if (!onFile || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop on; the Import button is its equal
    <div
      className="drop-zone"
      onDragEnter={hold}
      onDragOver={hold}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(isElement(relatedTarget) && currentTarget.contains(relatedTarget))) setOver(false)
      }}
      onDrop={event => {
        setOver(false)
        const file = event.dataTransfer.files[0]
        if (!file || !onFile) return
        event.preventDefault()
        onFile(file)
      }}
    >
      {children}
      {over && (
        <div className="drop-here" aria-hidden="true">
          <Icon of={fileImport} size={24} />
          {t('shipments.import.dropHere')}
        </div>
      )}
    </div>
  )
}

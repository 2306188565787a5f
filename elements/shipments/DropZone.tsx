import fileImport from 'icon:file-import'
import { type DragEvent, type ReactNode, useState } from 'react'
import { useText } from '../kit/context'
import { Icon } from '../kit/icons/Icon'
import { isElement } from '../kit/nodes'
import { inElement } from '../kit/own-text'

interface DropZoneProps {
  /** Null where no file can be used: a dropped one is left to the page then. */
  readonly onFile: ((file: File) => void) | null
  children: ReactNode
}

/** Takes a file that is dropped on the panel. A button does the same for those without a mouse. */
export function DropZone({ onFile, children }: DropZoneProps) {
  const t = useText()
  const [over, setOver] = useState(false)
  // A page may take files that are dropped anywhere on it: one that is taken here is not seen by its handlers.
  const isTaken = ({ dataTransfer }: DragEvent) => onFile !== null && dataTransfer.types.includes('Files')
  const hold = (event: DragEvent) => {
    if (!isTaken(event)) return
    event.preventDefault()
    event.stopPropagation()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop on; the Import button is its equal
    <div
      className="drop-zone"
      onDragEnter={hold}
      onDragOver={hold}
      onDragLeave={event => {
        const { currentTarget, relatedTarget } = event
        if (isTaken(event)) event.stopPropagation()
        if (!(isElement(relatedTarget) && currentTarget.contains(relatedTarget))) setOver(false)
      }}
      onDrop={event => {
        setOver(false)
        const file = event.dataTransfer.files[0]
        if (!file || !onFile) return
        event.preventDefault()
        event.stopPropagation()
        onFile(file)
      }}
    >
      {inElement(children)}
      {over && (
        <div className="drop-here" aria-hidden="true">
          <Icon of={fileImport} size={24} />
          <span>{t('shipments.import.dropHere')}</span>
        </div>
      )}
    </div>
  )
}

import fileImport from 'icon:file-import'
import { type DragEvent, type ReactNode, useState } from 'react'
import { useText } from '../kit/context'
import { Icon } from '../kit/icons/Icon'
import { isElement } from '../kit/nodes'
import { inElement } from '../kit/own-text'

interface DropZoneProps {
  /** Is called with a dropped file; null when no file can be used, so that the host page may handle the drop. */
  readonly onFile: ((file: File) => void) | null
  children: ReactNode
}

/** A panel that accepts dropped files. The Import button does the same for people without a mouse. */
export function DropZone({ onFile, children }: DropZoneProps) {
  const t = useText()
  const [isOver, setOver] = useState(false)
  // A host page may handle drops anywhere on it, so its handlers do not see a file that is used here.
  const isTaken = ({ dataTransfer }: DragEvent) => onFile !== null && dataTransfer.types.includes('Files')
  const onDrag = (event: DragEvent) => {
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
      onDragEnter={onDrag}
      onDragOver={onDrag}
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
      {isOver && (
        <div className="drop-here" aria-hidden="true">
          <Icon of={fileImport} size={24} />
          <span>{t('shipments.import.dropHere')}</span>
        </div>
      )}
    </div>
  )
}

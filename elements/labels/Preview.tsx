import previous from 'icon:chevron-left'
import next from 'icon:chevron-right'
import { useEffect, useRef, useState } from 'react'
import { toJson } from '../../core/base/json'
import type { Label } from '../../core/labels/labels'
import type { Sheet } from '../../core/labels/sheets'
import { useText } from '../kit/context'
import { IconButton } from '../kit/fields/IconButton'
import { fitLabels } from './fit-label'
import { sizeLabel } from './NoRoom'

interface PreviewProps {
  labels: readonly Label[]
  sheet: Sheet
}

/** Shows one label, drawn by the same code as the print, with buttons for the previous and the next label. */
export function Preview({ labels, sheet }: PreviewProps) {
  const t = useText()
  const paper = useRef<HTMLDivElement>(null)
  const [chosenIndex, setChosenIndex] = useState(0)
  const index = Math.min(chosenIndex, labels.length - 1)
  const label = labels[index]
  const labelJson = label && toJson(label)

  // Draw after the dialog has opened, not in a layout effect: until then, every fact seems to have room.
  // biome-ignore lint/correctness/useExhaustiveDependencies: labels are compared by their JSON
  useEffect(() => {
    if (!label || !paper.current) return
    const { current } = paper
    fitLabels(document, [label], sheet, t, element => {
      sizeLabel(element, sheet)
      current.replaceChildren(element)
    })
  }, [labelJson, sheet, t])

  if (!label) return null
  const turn = (icon: string, name: string, to: number) => (
    <IconButton
      icon={icon}
      flip
      label={name}
      aria-disabled={!labels[to]}
      onClick={() => labels[to] && setChosenIndex(to)}
    />
  )
  return (
    <section className="label-preview" aria-label={t('labels.preview', { code: label.code })}>
      <div ref={paper} className="label-paper" />
      {labels.length > 1 && (
        <div className="label-turn">
          {turn(previous, t('labels.previous'), index - 1)}
          <span role="status">{t('labels.previewOf', { number: index + 1, count: labels.length })}</span>
          {turn(next, t('labels.next'), index + 1)}
        </div>
      )}
    </section>
  )
}

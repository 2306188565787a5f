import { useEffect, useRef, useState } from 'react'
import { yieldToMain } from '../../core/base/idle'
import { toJson } from '../../core/base/json'
import type { Label } from '../../core/labels/labels'
import { insetOf } from '../../core/labels/print-css'
import type { Fact } from '../../core/labels/room'
import type { Sheet } from '../../core/labels/sheets'
import { useText } from '../kit/context'
import { fitLabels } from './fit-label'
import { openPaper } from './print-pages'

/** The number of labels that are measured before the page may do other work. */
const batchSize = 4

/** The facts without room by sheet, language and texts of a label, kept for the next time that a dialog opens. */
const measured = new Map<string, readonly Fact[]>()
/** The maximum number of kept measurements, enough for several orders on several sheets. */
const maxMeasured = 5000

/** Shows before the print which facts have no room on their labels, and on how many labels. */
export function NoRoom({ labels, sheet }: { labels: readonly Label[]; sheet: Sheet }) {
  const t = useText()
  const { room, missing } = useMissing(labels, sheet)
  return (
    <>
      <div ref={room} className="label-trying" aria-hidden="true" />
      <ul className="labels-no-room" role="status">
        {[...missing].map(([fact, count]) => (
          <li key={fact}>{t(`labels.noRoom.${fact}`, { count })}</li>
        ))}
      </ul>
    </>
  )
}

/**
 * Returns on how many labels each fact has no room. Labels are measured in batches, in a frame in the element of
 * `room`.
 */
function useMissing(labels: readonly Label[], sheet: Sheet) {
  const t = useText()
  const room = useRef<HTMLDivElement>(null)
  const [missing, setMissing] = useState<ReadonlyMap<Fact, number>>(new Map())
  const labelsJson = toJson(labels)

  // biome-ignore lint/correctness/useExhaustiveDependencies: labels are compared by their JSON
  useEffect(() => {
    let isOver = false
    const keyOf = (label: Label) => `${sheet.id} ${t.locale} ${toJson(label)}`
    void (async () => {
      if (measured.size > maxMeasured) measured.clear()
      const unknown = labels.filter(label => !measured.has(keyOf(label)))
      if (unknown.length > 0 && room.current) {
        // Measure in a separate document. Beside the rows of an order, each label would cause a style recalculation of
        // all rows.
        const { frame, page } = await openPaper({ title: '', locale: t.locale, css: '' }, room.current)
        for (let from = 0; from < unknown.length && !isOver; from += batchSize) {
          page.body.replaceChildren()
          const some = fitLabels(page, unknown.slice(from, from + batchSize), sheet, t, element => {
            sizeLabel(element, sheet)
            page.body.append(element)
          })
          for (const { label, missing } of some) measured.set(keyOf(label), missing)
          await yieldToMain()
        }
        frame.remove()
        if (isOver) return
      }
      const counts = new Map<Fact, number>()
      for (const label of labels)
        for (const fact of measured.get(keyOf(label)) ?? []) counts.set(fact, (counts.get(fact) ?? 0) + 1)
      setMissing(counts)
    })()
    return () => {
      isOver = true
    }
  }, [labelsJson, sheet, t])

  return { room, missing }
}

/** Gives a label that is on no page its size on the sheet. */
export function sizeLabel(element: HTMLElement, sheet: Sheet): void {
  element.style.inlineSize = `${sheet.label.width}mm`
  element.style.blockSize = `${sheet.label.height}mm`
  element.style.padding = `${insetOf(sheet)}mm`
}

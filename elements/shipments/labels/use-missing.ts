import { type RefObject, useEffect, useRef, useState } from 'react'
import { yieldToMain } from '../../../core/base/idle'
import { toJson } from '../../../core/base/json'
import type { Label } from '../../../core/labels/labels'
import { insetOf } from '../../../core/labels/print-css'
import type { Fact } from '../../../core/labels/room'
import type { Sheet } from '../../../core/labels/sheets'
import { useText } from '../../kit/context'
import { fitLabels } from './fit-label'
import { openPaper } from './print-pages'

/** Labels that are measured in one go; then the page may do something else. */
const few = 4

/** What was measured already, by sheet, language and the words of a label: a dialog that opens again has it at once. */
const measured = new Map<string, readonly Fact[]>()
/** Several orders on several sheets. */
const mostMeasured = 5000

/** On how many labels each fact finds no room: measured out of sight, in slices. */
export type Missing = ReadonlyMap<Fact, number>

/** What a sheet has no room for; it is measured on paper of its own, in the element of `room`. */
export function useMissing(
  labels: readonly Label[],
  sheet: Sheet,
): { room: RefObject<HTMLDivElement | null>; missing: Missing } {
  const t = useText()
  const room = useRef<HTMLDivElement>(null)
  const [missing, setMissing] = useState<Missing>(new Map())
  const words = toJson(labels)

  // biome-ignore lint/correctness/useExhaustiveDependencies: labels are others when their words are
  useEffect(() => {
    let isOver = false
    const keyOf = (label: Label) => `${sheet.id} ${t.locale} ${toJson(label)}`
    void (async () => {
      if (measured.size > mostMeasured) measured.clear()
      const unknown = labels.filter(label => !measured.has(keyOf(label)))
      if (unknown.length > 0 && room.current) {
        // In a document of its own: one beside the rows of an order would have all of them styled anew for each label.
        const { frame, page } = await openPaper({ title: '', locale: t.locale, css: '' }, room.current)
        for (let from = 0; from < unknown.length && !isOver; from += few) {
          const some = fitLabels(page, unknown.slice(from, from + few), sheet, t, drawn => {
            for (const each of drawn) sizeLabel(each, sheet)
            page.body.replaceChildren(...drawn)
          })
          for (const { label, missing } of some) measured.set(keyOf(label), missing)
          await yieldToMain()
        }
        frame.remove()
        if (isOver) return
      }
      const found = new Map<Fact, number>()
      for (const label of labels)
        for (const fact of measured.get(keyOf(label)) ?? []) found.set(fact, (found.get(fact) ?? 0) + 1)
      setMissing(found)
    })()
    return () => {
      isOver = true
    }
  }, [words, sheet, t])

  return { room, missing }
}

/** Gives a label that lies on no page the size that it has on its sheet. */
export function sizeLabel(drawn: HTMLElement, sheet: Sheet): void {
  drawn.style.inlineSize = `${sheet.label.width}mm`
  drawn.style.blockSize = `${sheet.label.height}mm`
  drawn.style.padding = `${insetOf(sheet)}mm`
}

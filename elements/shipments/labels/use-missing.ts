import { type RefObject, useEffect, useRef, useState } from 'react'
import { breathe } from '../../../core/base/breathe'
import { toJson } from '../../../core/base/json'
import type { Label } from '../../../core/labels/labels'
import { insetOf } from '../../../core/labels/print-css'
import type { Fact } from '../../../core/labels/room'
import type { Sheet } from '../../../core/labels/sheets'
import { useText } from '../../kit/context'
import { fitLabel } from './fit-label'

/** Milliseconds of measuring, and labels, after which the page may do something else. */
const slice = 20
const few = 8

/** What was measured already, by sheet, language and the words of a label: a dialog that opens again has it at once. */
const measured = new Map<string, readonly Fact[]>()
/** Several orders on several sheets. */
const mostMeasured = 5000

/** On how many labels each fact finds no room: measured out of sight, in slices. */
export type Missing = ReadonlyMap<Fact, number>

/** What a sheet has no room for. The element of `room` must stand where the styles of paper hold. */
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
    const measure = (label: Label) =>
      fitLabel(document, label, sheet, t, drawn => {
        sizeLabel(drawn, sheet)
        room.current?.replaceChildren(drawn)
      }).missing
    void (async () => {
      const found = new Map<Fact, number>()
      let since = performance.now()
      for (const [at, label] of labels.entries()) {
        // A clock may stand still, or tell time coarsely.
        if (performance.now() - since > slice || at % few === few - 1) {
          await breathe()
          since = performance.now()
        }
        if (isOver) return
        const key = `${sheet.id} ${t.locale} ${toJson(label)}`
        const missing = measured.get(key) ?? measure(label)
        if (measured.size >= mostMeasured) measured.clear()
        measured.set(key, missing)
        for (const fact of missing) found.set(fact, (found.get(fact) ?? 0) + 1)
      }
      room.current?.replaceChildren()
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

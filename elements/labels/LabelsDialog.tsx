import printer from 'icon:printer'
import { type FormEvent, useRef, useState } from 'react'
import '../../core/labels/words'
import { labelOf } from '../../core/labels/labels'
import { pagesOf } from '../../core/labels/positions'
import { sheetCss } from '../../core/labels/print-css'
import type { ShipmentRow } from '../../core/shipments/drafts/rows'
import { movies } from '../../core/work-orders/movies'
import { workOrder } from '../../core/work-orders/order-store'
import dialogSheet from '../../styles/areas/labels.css?inline'
import paperSheet from '../../styles/areas/labels-paper.css?inline'
import { useSheet, useStore } from '../base/bridge/hooks'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { Named, properName } from '../kit/named'
import { Dialog } from '../kit/overlays/Dialog'
import { box } from './draw-label'
import { fitLabels } from './fit-label'
import { LabelsForm } from './LabelsForm'
import { NoRoom } from './NoRoom'
import { Preview } from './Preview'
import { printPages } from './print-pages'
import { useChoice } from './use-choice'

interface LabelsDialogProps {
  order: {
    readonly workOrderNo: string
    /** The partner's zone. */
    readonly zone: string
    readonly rows: readonly ShipmentRow[]
  }
  /** The rows that a search and a filter leave. */
  shown: readonly ShipmentRow[]
  selected: readonly ShipmentRow[]
  /** Serials of the shipments that are asked for; none for all. */
  serials: readonly number[]
  onClose(): void
}

/**
 * Which labels, on which sheet, from which of its labels on: with a picture of both before anything is printed. They say
 * what the order itself and its films are known to be; what does not come is left out.
 */
export function LabelsDialog({ order, shown, selected, serials, onClose }: LabelsDialogProps) {
  useSheet(dialogSheet)
  useSheet(paperSheet)
  const { workOrderNo, zone, rows } = order
  const compositions = useStore(workOrder, workOrderNo).order.value.data?.compositions ?? []
  const films = useStore(movies).known.value
  const t = useText()
  const print = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState(false)
  const choice = useChoice({ rows, shown, selected, asked: serials })
  const { sheet, chosen, start, copies, offset } = choice
  const around = { workOrderNo, count: rows.length, zone, movies: films, compositions }
  const labels = chosen.map(row => labelOf(row, around))
  const pages = pagesOf(labels, sheet, start, copies ?? 0)
  const title = t('labels.title', { workOrderNo })
  const count = labels.length * (copies ?? 0)
  const off =
    copies === null || offset.x === null || offset.y === null
      ? t('labels.mend')
      : count === 0
        ? t('labels.none')
        : undefined

  async function onPrint(event: FormEvent) {
    event.preventDefault()
    if (off !== undefined || busy || offset.x === null || offset.y === null) return
    setBusy(true)
    const css = sheetCss(sheet, { x: offset.x, y: offset.y })
    const draws = pages.map(placed => (page: Document) => {
      const paper = box(page, 'label-page', [])
      page.body.append(paper)
      for (const { item, position } of placed)
        fitLabels(page, [item], sheet, t, drawn => {
          drawn.classList.add(`label-at-${position}`)
          paper.append(drawn)
        })
    })
    await printPages({ title, locale: t.locale, css, pages: draws }).finally(() => setBusy(false))
  }

  return (
    <Dialog
      title={<Named of="labels.title" vars={{ workOrderNo: properName(workOrderNo) }} />}
      onClose={onClose}
      initialFocus={print}
      foot={
        <>
          <span className="labels-total" role="status">
            {count === 0
              ? t('labels.none')
              : `${t('labels.count', { count })} · ${t('labels.pages', { count: pages.length })}`}
          </span>
          <Button onClick={onClose}>{t('kit.close')}</Button>
          <Button
            ref={print}
            kind="primary"
            icon={printer}
            busy={busy}
            off={off}
            onClick={event => void onPrint(event)}
          >
            {t('labels.print')}
          </Button>
        </>
      }
    >
      <form className="labels" onSubmit={event => void onPrint(event)}>
        <div className="labels-columns">
          <LabelsForm choice={choice} filled={pages[0] ?? []} />
          <div className="labels-shown">
            <Preview labels={labels} sheet={sheet} />
            <NoRoom labels={labels} sheet={sheet} />
          </div>
        </div>
        <p className="quiet-text">{t('labels.scale')}</p>
      </form>
    </Dialog>
  )
}

import printer from 'icon:printer'
import { type FormEvent, useRef, useState } from 'react'
import '../../core/labels/words'
import { type LabelOrder, labelOf } from '../../core/labels/labels'
import { keyOfOrders, labelFacts } from '../../core/labels/order-stores'
import { pagesOf } from '../../core/labels/positions'
import { sheetCss } from '../../core/labels/print-css'
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
import { type Among, useChoice } from './use-choice'

interface LabelsDialogProps {
  orders: readonly LabelOrder[]
  /** The partner's zone. */
  zone: string
  /** The choice among the rows of one order; missing when all rows are printed. */
  among?: Among
  /** The number of drives that belong to no shipment of their order. */
  unknownDrives?: number
  onClose(): void
}

/**
 * The dialog in which the user chooses the labels, the sheet and the first free label on the sheet, with a preview.
 * Facts of orders or films that could not be read are left out.
 */
export function LabelsDialog({ orders, zone, among, unknownDrives = 0, onClose }: LabelsDialogProps) {
  useSheet(dialogSheet)
  useSheet(paperSheet)
  const facts = useStore(labelFacts, keyOfOrders(orders.map(({ workOrderNo }) => workOrderNo)))
  const readFacts = { zone, movies: facts.movies.value, compositions: facts.compositions.value }
  const t = useText()
  const print = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState(false)
  const choice = useChoice({ orders, among })
  const { sheet, chosen, start, copies, offset } = choice
  const labels = chosen.flatMap(row => {
    const order = choice.orderOf(row)
    return order ? labelOf(row, { ...order, ...readFacts }) : []
  })
  const pages = pagesOf(labels, sheet, start, copies ?? 0)
  const [{ workOrderNo = '' } = {}, ...otherOrders] = orders
  const severalOrders = { count: orders.length }
  const isOneOrder = otherOrders.length === 0
  const title = isOneOrder ? t('labels.title', { workOrderNo }) : t('labels.titleOfOrders', severalOrders)
  const count = labels.length * (copies ?? 0)
  const offReason =
    copies === null || offset.x === null || offset.y === null
      ? t('labels.mend')
      : count === 0
        ? t('labels.none')
        : undefined

  async function onPrint(event: FormEvent) {
    event.preventDefault()
    if (offReason !== undefined || busy || offset.x === null || offset.y === null) return
    setBusy(true)
    const css = sheetCss(sheet, { x: offset.x, y: offset.y })
    const draws = pages.map(placed => (page: Document) => {
      const paper = box(page, 'label-page', [])
      page.body.append(paper)
      for (const { item, position } of placed)
        fitLabels(page, [item], sheet, t, element => {
          element.classList.add(`label-at-${position}`)
          paper.append(element)
        })
    })
    await printPages({ title, locale: t.locale, css, pages: draws }).finally(() => setBusy(false))
  }

  return (
    <Dialog
      title={
        isOneOrder ? (
          <Named of="labels.title" vars={{ workOrderNo: properName(workOrderNo) }} />
        ) : (
          <span>{t('labels.titleOfOrders', severalOrders)}</span>
        )
      }
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
            offReason={offReason}
            onClick={event => void onPrint(event)}
          >
            {t('labels.print')}
          </Button>
        </>
      }
    >
      <form className="labels" onSubmit={event => void onPrint(event)}>
        {unknownDrives > 0 && <p data-tone="warn">{t('labels.unknownDrives', { count: unknownDrives })}</p>}
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

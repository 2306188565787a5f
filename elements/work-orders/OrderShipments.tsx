import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useExposedWork, useUnkeptWork } from '../base/bridge/hooks'
import { useHeadingLevel } from '../kit/layout/Heading'

const tag = 'reeldock-shipments'

/** The CSS parts of the shipments that a host page reaches through the work orders: all except their heading. */
const exportedParts =
  'toolbar, table, table-head, table-cell, button, primary-button, field, checkbox, badge, chip, dialog'

/** The element that shows the shipments of one order. Its methods exist once its file is loaded. */
interface ShipmentsElement extends HTMLElement {
  save?(): Promise<boolean>
  discard?(): void
  refresh?(): Promise<void>
}

/**
 * Returns the elements inside `element` that show shipments: one for the opened order, and one for each order that was
 * left with unsaved edits.
 */
export function shipmentsIn(element: HTMLElement): readonly ShipmentsElement[] {
  return [...(element.shadowRoot?.querySelectorAll<ShipmentsElement>(tag) ?? [])]
}

interface OrderShipmentsProps {
  readonly element: HTMLElement
  /** The opened order; '' while the list is shown. */
  readonly workOrderNo: string
  /** Whether the shipments of the opened order are shown. */
  readonly areShown: boolean
}

/**
 * The shipments of the opened order, with one element per order. If the browser stores nothing, edits would be lost when
 * a person leaves an order. The element of that order then stays in the page, hidden, and `dirty`, `save()` and
 * `discard()` of the outer element include its edits.
 */
export function OrderShipments({ element, workOrderNo, areShown }: OrderShipmentsProps) {
  const [dirtyNos, setDirtyNos] = useState<readonly string[]>([])
  const unstoredWork = useUnkeptWork('shipments')
  const [renderedNos, setRenderedNos] = useState<readonly string[]>([])
  // Shipments that were shown once stay behind the other tab, with their opened and chosen rows.
  const [lastShown, setLastShown] = useState('')
  if (areShown && lastShown !== workOrderNo) setLastShown(workOrderNo)
  useExposedWork({
    dirty: dirtyNos.length > 0,
    async save() {
      const saved = await Promise.all(shipmentsIn(element).map(each => each.save?.() ?? true))
      return saved.every(Boolean)
    },
    discard() {
      for (const each of shipmentsIn(element)) each.discard?.()
    },
  })
  const onDirty = useCallback((no: string, dirty: boolean) => {
    setDirtyNos(before => [...before.filter(each => each !== no), ...(dirty ? [no] : [])])
  }, [])
  const opened = lastShown === workOrderNo && workOrderNo !== '' ? [workOrderNo] : []
  // Count only edits that were made here or that no element shows. Other edits belong to another element of the page.
  const leftOrders = [...unstoredWork].flatMap(([no, { isLeft }]) => (isLeft || renderedNos.includes(no) ? no : []))
  // Keep one order of elements, because React would remount a moved element.
  const numbers = [...new Set([...opened, ...leftOrders])].sort()
  if (numbers.join() !== renderedNos.join()) setRenderedNos(numbers)
  return numbers.map(no => (
    <InnerShipments key={no} no={no} hidden={!areShown || no !== workOrderNo} onDirty={onDirty} />
  ))
}

interface InnerShipmentsProps {
  readonly no: string
  readonly hidden: boolean
  /** Is called when the order gets its first unsaved edit or loses its last one. */
  onDirty(no: string, dirty: boolean): void
}

/**
 * The shipments element of one order. It is created in the document that defined the tag, because after a move to
 * another document React would create an element without a definition.
 */
function InnerShipments({ no, hidden, onDirty }: InnerShipmentsProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isLoading, setLoading] = useState(true)
  const headingLevel = useHeadingLevel(1)
  useLayoutEffect(() => {
    const element = document.createElement(tag)
    for (const type of ['reeldock-ready', 'reeldock-error']) element.addEventListener(type, () => setLoading(false))
    element.setAttribute('work-order-no', no)
    element.setAttribute('exportparts', exportedParts)
    element.addEventListener('reeldock-dirty-changed', event =>
      onDirty(no, (event as CustomEvent<{ dirty: boolean }>).detail.dirty),
    )
    place.current?.append(element)
    return () => {
      element.remove()
      onDirty(no, false)
    }
  }, [no, onDirty])
  useLayoutEffect(() => {
    place.current?.querySelector(tag)?.setAttribute('heading-level', String(headingLevel))
  }, [headingLevel])
  return <div ref={place} hidden={hidden} className={isLoading ? 'shipments-coming' : undefined} />
}

import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useUnkeptWork, useWork } from '../base/bridge/hooks'
import { useHeadingLevel } from '../kit/layout/Heading'

const tag = 'reeldock-shipments'

/** The parts of the shipments that a host reaches through the work orders: all but their heading. */
const exportedParts =
  'toolbar, table, table-head, table-cell, button, primary-button, field, checkbox, badge, chip, dialog'

/** The element that shows the shipments of one order; its methods are there once its file has arrived. */
interface ShipmentsElement extends HTMLElement {
  save?(): Promise<boolean>
  discard?(): void
  refresh?(): Promise<void>
}

/** The elements that show shipments inside `element`: of the opened order, and of each order that was left unsaved. */
export function shipmentsIn(element: HTMLElement): readonly ShipmentsElement[] {
  return [...(element.shadowRoot?.querySelectorAll<ShipmentsElement>(tag) ?? [])]
}

interface OrderShipmentsProps {
  readonly element: HTMLElement
  /** The opened order; '' while the list is shown. */
  readonly workOrderNo: string
  /** Whether the shipments of the opened order are in sight. */
  readonly areShown: boolean
}

/**
 * The shipments of the opened order, each order in an element of its own. Rows that are typed where the browser keeps
 * nothing would be forgotten by the host: their elements stay in the page, out of sight, so that `dirty`, `save()` and
 * `discard()` of the outer element speak for them.
 */
export function OrderShipments({ element, workOrderNo, areShown }: OrderShipmentsProps) {
  const [dirtyNos, setDirtyNos] = useState<readonly string[]>([])
  const unkept = useUnkeptWork('shipments')
  const [owned, setOwned] = useState<readonly string[]>([])
  // Shipments that were shown once stay behind the other tab: what is opened and chosen in them stays too.
  const [lastShown, setLastShown] = useState('')
  if (areShown && lastShown !== workOrderNo) setLastShown(workOrderNo)
  useWork({
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
  // Rows of another element on the page are its own: only those that were typed here, or that nobody shows, count.
  const left = [...unkept].flatMap(([no, { isLeft }]) => (isLeft || owned.includes(no) ? no : []))
  // In one order, whatever is opened: an element that React moves would be mounted again.
  const numbers = [...new Set([...opened, ...left])].sort()
  if (numbers.join() !== owned.join()) setOwned(numbers)
  return numbers.map(no => (
    <InnerShipments key={no} no={no} hidden={!areShown || no !== workOrderNo} onDirty={onDirty} />
  ))
}

interface InnerShipmentsProps {
  readonly no: string
  readonly hidden: boolean
  /** Called when the order begins or ends to hold something unsaved. */
  onDirty(no: string, dirty: boolean): void
}

/** The element is made in the page that defined it: after a move to another document React would make one without a definition. */
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

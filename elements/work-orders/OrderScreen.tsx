import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import words from '../../core/i18n/en/work-order'
import openedWords from '../../core/i18n/en/work-orders-opened'
import { registerMessages, text } from '../../core/i18n/translate'
import { live } from '../../core/live/live'
import { session } from '../../core/session/store'
import { movies } from '../../core/work-orders/movies'
import { workOrder } from '../../core/work-orders/order-store'
import sheet from '../../styles/areas/work-order.css?inline'
import { useRead, useScreen, useSheet, useStore, useWork } from '../base/bridge/hooks'
import { sibling } from '../base/loading/siblings'
import { useLocale } from '../kit/context'
import { LostPart } from '../kit/feedback/LostPart'
import { usePart } from '../kit/feedback/Part'
import type { WorkOrdersProps } from './contract'
import { OrderView } from './OrderView'
import type { RowContext } from './row-context'

registerMessages('en', words)
registerMessages('en', openedWords)

/** What the order asks of the element that shows its shipments. */
interface Inner extends HTMLElement {
  save?(): Promise<boolean>
  discard?(): void
  refresh?(): Promise<void>
}

const shipmentsPart = sibling('shipments')

const innerOf = (element: HTMLElement) => element.shadowRoot?.querySelector<Inner>('reeldock-shipments')

export function OrderScreen({ values, host }: WorkOrdersProps) {
  useSheet(sheet)
  const { portal } = useScreen()
  const locale = useLocale()
  const store = useStore(workOrder, values.workOrderNo)
  const zone = useStore(session).zone.value
  const films = useStore(movies).known.value
  const feed = useStore(live).state.value
  const isDefined = usePart(shipmentsPart, true, true) !== null
  const { element } = host
  const refresh = useMemo(
    () => async () => {
      await Promise.all([store.refresh(), innerOf(element)?.refresh?.()])
    },
    [store, element],
  )
  useRead(store.order.value, text('workOrders.orderFailed'), refresh)
  useWork({
    dirty: useInnerDirty(element, values.tab),
    save: async () => (await innerOf(element)?.save?.()) ?? true,
    discard: () => innerOf(element)?.discard?.(),
  })
  const portalBase = portal.options.value.bases.portal ?? null
  const ctx = useMemo<RowContext>(
    () => ({ zone, locale, films, portalBase, onOpen: (_, tab) => host.setView('tab', tab) }),
    [zone, locale, films, portalBase, host],
  )
  return (
    <OrderView
      no={values.workOrderNo}
      order={store.order.value}
      tab={values.tab}
      feed={feed}
      ctx={ctx}
      shipments={
        <>
          <LostPart of={[shipmentsPart]} />
          {isDefined && <InnerShipments no={values.workOrderNo} />}
        </>
      }
      onTab={tab => host.setView('tab', tab)}
      onBack={() => {
        if (values.tab !== 'delivery') host.setView('tab', 'delivery')
        host.setView('workOrderNo', '')
      }}
      onRetry={() => void store.refresh()}
    />
  )
}

/** It is made in the page that defined it: after a move to another document React would make it where nobody knows its tag. */
function InnerShipments({ no }: { no: string }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = document.createElement('reeldock-shipments')
    element.setAttribute('work-order-no', no)
    element.setAttribute('exportparts', 'toolbar, table, primary-button')
    place.current?.append(element)
    return () => element.remove()
  }, [no])
  return <div ref={place} />
}

/** Whether the shipments hold something that is not saved. They say so on their own place only: it does not bubble. */
function useInnerDirty(element: HTMLElement, tab: string): boolean {
  const [dirty, setDirty] = useState(false)
  useEffect(() => {
    const root = element.shadowRoot
    const onDirty = (event: Event) => setDirty((event as CustomEvent<{ dirty: boolean }>).detail.dirty)
    root?.addEventListener('reeldock-dirty-changed', onDirty, true)
    return () => root?.removeEventListener('reeldock-dirty-changed', onDirty, true)
  }, [element])
  // Another tab takes the shipments away, with what was typed kept for when they come back.
  useEffect(() => {
    if (tab !== 'delivery') setDirty(false)
  }, [tab])
  return dirty
}

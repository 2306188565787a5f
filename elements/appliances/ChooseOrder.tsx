import alert from 'icon:alert-triangle'
import { useState } from 'react'
import { drivesNeeded, preflight } from '../../core/appliances/duplication'
import type { Dock } from '../../core/appliances/types'
import { formatBytes } from '../../core/base/bytes'
import type { Resource } from '../../core/base/resource'
import type { Movie } from '../../core/wire/work-orders'
import { filmName } from '../../core/work-orders/film-name'
import { isOnItsWay, sizeOf } from '../../core/work-orders/transfers'
import type { WorkOrderPage, WorkOrderRow } from '../../core/work-orders/types'
import { ReadState } from '../base/frame/ReadState'
import { useLocale, useText } from '../kit/context'
import { StatusText } from '../kit/feedback/StatusText'
import { Button } from '../kit/fields/Button'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { SearchField } from '../kit/fields/SearchField'
import { Dialog } from '../kit/overlays/Dialog'
import { Skeleton } from '../kit/states/Skeleton'
import { DriveLoss } from '../parts/copies/DriveLoss'
import { eraseWords, intoTitle } from '../parts/copies/erase-words'

interface ChooseOrderProps {
  dock: Dock
  /** All appliances: a copy may run in another one. */
  docks: readonly Dock[]
  /** The order that is chosen to begin with; empty for none. */
  again: string
  page: Resource<WorkOrderPage>
  films: ReadonlyMap<string, Movie | null>
  search: string
  starting: boolean
  /** Nothing can be asked for: this machine has no network. */
  isCut: boolean
  onSearch(search: string): void
  onRetry(): void
  onConfirm(workOrderNo: string): void
  onClose(): void
}

/** Chooses the order, names every bay to be erased, and asks: one dialog, because both are one decision. */
export function ChooseOrder(props: ChooseOrderProps) {
  const { dock, docks, page, again, starting, isCut, onClose } = props
  const t = useText()
  const locale = useLocale()
  const [chosen, setChosen] = useState<string | null>(again || null)
  const orders = (page.data?.rows ?? []).filter(isToCopy)
  const order = orders.find(({ workOrderNo }) => workOrderNo === chosen) ?? null
  const { bays, problem } = order
    ? preflight(dock, sizeOf(order), drivesNeeded(order, docks), isCut)
    : preflight(dock, 0, Number.POSITIVE_INFINITY, isCut)
  const missing = order?.compositions.find(isOnItsWay)
  const off = problem ? t.text(problem) : order ? undefined : t('duplicate.chooseOrder')
  return (
    <Dialog
      title={intoTitle(t, dock, order && !problem ? bays : [])}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('kit.cancel')}</Button>
          <Button kind="destroy" busy={starting} off={off} onClick={() => order && props.onConfirm(order.workOrderNo)}>
            {order ? eraseWords(t, dock, bays) : t('duplicate.erase')}
          </Button>
        </>
      }
    >
      <div className="choose-order">
        {again === '' && (
          <SearchField label={t('duplicate.searchOrders')} value={props.search} onChange={props.onSearch} />
        )}
        <ReadState
          read={page}
          title={t('duplicate.ordersFailed')}
          skeleton={<Skeleton rows={4} columns={2} />}
          onRetry={props.onRetry}
        >
          {orders.length === 0 ? (
            <p className="quiet-text">{t('duplicate.noOrders')}</p>
          ) : (
            <div className="choose-order-list">
              <RadioGroup
                label={t('duplicate.order')}
                boxed
                value={order?.workOrderNo ?? null}
                onChange={setChosen}
                options={orders.map(({ workOrderNo, totalCopied, totalDrives, ...rest }) => ({
                  value: workOrderNo,
                  label: [workOrderNo, filmName(rest.compositions, props.films)].filter(Boolean).join(' · '),
                  detail: t('duplicate.orderDetail', {
                    copied: totalCopied,
                    total: totalDrives,
                    size: formatBytes(sizeOf(rest), locale),
                  }),
                }))}
              />
            </div>
          )}
        </ReadState>
        {problem && (
          <StatusText icon={alert} tone="danger" loud>
            {t.text(problem)}
          </StatusText>
        )}
        {missing && !problem && (
          <StatusText icon={alert} tone="warn" loud>
            {t('duplicate.notInAppliance', { cplName: missing.cplName })}
          </StatusText>
        )}
        {order && !problem && <DriveLoss dock={dock} bays={bays} again={again === chosen} />}
      </div>
    </Dialog>
  )
}

/** Orders of drives that still lack some; one that tells no task may be copied too. */
function isToCopy({ tasks, deliveryMode, totalCopied, totalDrives }: WorkOrderRow): boolean {
  const isForDrives = tasks.length === 0 ? deliveryMode !== 'ELECTRONIC' : tasks.includes('duplicate_dcps')
  return isForDrives && totalCopied < totalDrives
}

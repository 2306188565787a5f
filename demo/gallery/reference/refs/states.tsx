import door from 'icon:logout'
import { useState } from 'react'
import {
  allDone,
  emptyPeriod,
  noAppliances,
  noOrders,
  noRegistration,
  noShipments,
  nothingFound,
  underReview,
} from '../../../../elements/kit/drawings/empty'
import { closed, locked } from '../../../../elements/kit/drawings/whole-view'
import { Banner } from '../../../../elements/kit/feedback/Banner'
import { Diff } from '../../../../elements/kit/feedback/Diff'
import { type ToastItem, Toasts } from '../../../../elements/kit/feedback/Toasts'
import { Button } from '../../../../elements/kit/fields/Button'
import { Mark } from '../../../../elements/kit/icons/Mark'
import { Panel } from '../../../../elements/kit/layout/Panel'
import { Busy } from '../../../../elements/kit/overlays/BusyLayer'
import { Dialog } from '../../../../elements/kit/overlays/Dialog'
import { ErrorDialog } from '../../../../elements/kit/overlays/ErrorDialog'
import { EmptyState } from '../../../../elements/kit/states/EmptyState'
import { ErrorState } from '../../../../elements/kit/states/ErrorState'
import { Message } from '../../../../elements/kit/states/Message'
import { OfflineBar } from '../../../../elements/kit/states/OfflineBar'
import { ReadOnlyBar } from '../../../../elements/kit/states/ReadOnlyBar'
import { Skeleton } from '../../../../elements/kit/states/Skeleton'

const nothing = () => {}
const announced = new Map<number, object>()

const someToasts: readonly ToastItem[] = [
  { id: 1, tone: 'ok', title: 'Shipping details updated', detail: '4 shipments of WO-48213' },
  {
    id: 2,
    tone: 'danger',
    title: 'Could not start duplication',
    detail: 'Not enough space in Drive 6',
    link: { text: 'Choose other bays', onFollow: nothing },
  },
  {
    id: 3,
    tone: 'info',
    title: 'WO-48190 was changed elsewhere',
    detail: 'Your edits are kept.',
    link: { text: 'Show the changes', onFollow: nothing },
  },
]

/** Picture 08: the states. `?open=erase` or `?open=error` begins with that dialog. */
export default function States() {
  const [toasts, setToasts] = useState(someToasts)
  const [open, setOpen] = useState(new URLSearchParams(location.search).get('open'))
  const close = () => setOpen(null)

  return (
    <div className="states-page">
      <Skeleton rows={5} columns={3} />
      <EmptyState drawing={noOrders} title="No work orders yet" steps={<Button>Check your service areas</Button>}>
        New orders appear here when they’re assigned to you.
      </EmptyState>
      <EmptyState drawing={noAppliances} title="No appliances yet" steps={<Button>Go to Work orders</Button>}>
        Appliances appear here once they’re installed and connected.
      </EmptyState>
      <EmptyState drawing={noShipments} title="No shipments yet">
        Shipments appear when theatres are booked.
      </EmptyState>
      <EmptyState
        drawing={nothingFound}
        title="No work orders match “WO-4999”"
        steps={<Button>Search the archive</Button>}
      >
        Searched order numbers and composition names in active orders.
      </EmptyState>
      <EmptyState drawing={allDone} title="All 22 drives due today have shipped" steps={<Button>Show Friday</Button>}>
        Next: 39 drives by Fri 2026-11-20 17:00.
      </EmptyState>
      <EmptyState drawing={emptyPeriod} title="No work orders in this period" steps={<Button>Last 30 days</Button>}>
        2026-12-24 to 2026-12-27, Central Time (UTC−06:00).
      </EmptyState>
      <EmptyState drawing={noRegistration} title="Registration not submitted">
        Company details appear once the registration is submitted.
      </EmptyState>
      <EmptyState drawing={underReview} title="Registration submitted">
        Decision expected by Mon 2026-11-23.
      </EmptyState>
      <ErrorState title="Couldn’t load work orders" onRetry={nothing}>
        The server answered 503 Service Unavailable.
      </ErrorState>
      <ErrorState title="Couldn’t load work orders" onRetry={nothing} isOffline>
        The connection is lost.
      </ErrorState>
      <Panel label="Offline">
        <OfflineBar at="14:02:11" onTry={nothing} />
        <div className="panel-foot">WO-48213</div>
      </Panel>
      <Message drawing={locked} title="You don’t have access yet" steps={<Button icon={door}>Sign out</Button>}>
        Your company admin needs to add your account.
      </Message>
      <Panel label="Read-only">
        <ReadOnlyBar>Read-only until the registration is approved</ReadOnlyBar>
        <div className="panel-foot">
          <Diff before="Pending" after="Shipped" /> <Diff before="DLH" after="DHL" corrected />
        </div>
      </Panel>
      <Busy label="Saving 41 shipments" onCancel={nothing} />
      <Message drawing={closed} alert title="You’re not signed in" steps={<Button kind="primary">Sign in</Button>}>
        Your edits are saved on this computer.
      </Message>
      <Panel padded>
        <div className="stack">
          <Mark size={48} />
          <Banner tone="warn" title="The network is slow.">
            Some figures may be late.
          </Banner>
          <div className="chips">
            <Button kind="primary">Primary</Button>
            <Button onClick={() => setOpen('error')}>Button</Button>
            <Button kind="quiet">Quiet</Button>
            <Button offReason="Nothing is changed">Off</Button>
            <Button busy>Saving</Button>
            <Button kind="danger" onClick={() => setOpen('erase')}>
              Erase…
            </Button>
          </div>
        </div>
      </Panel>
      <Toasts
        toasts={toasts}
        announced={announced}
        onDismiss={id => setToasts(toasts.filter(toast => toast.id !== id))}
        onKeep={nothing}
      />
      {open === 'error' && (
        <ErrorDialog
          title="Error while importing shipments Excel"
          message="Invalid Courier Type for the Following Theatres:"
          list={['Kino Lorain, Cleveland', 'New Rialto, Newark']}
          details="POST /shipments/import, 422, request 7f31c0"
          onClose={close}
        />
      )}
      {open === 'erase' && <Erase onClose={close} />}
    </div>
  )
}

function Erase({ onClose }: { onClose(): void }) {
  return (
    <Dialog
      title="Erase and copy 3 drives?"
      alert
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="destroy" onClick={onClose}>
            Erase and copy
          </Button>
        </>
      }
    >
      <p>
        Everything on the drives in <b>Dock A, bays 1, 2 and 7</b> will be erased. WO-48213 is then copied and verified
        on each, about 1 h 07 min.
      </p>
    </Dialog>
  )
}

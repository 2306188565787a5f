import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Portal } from '../../core/portal/portal'
import { Button } from '../kit/Button'
import { useText } from '../kit/context'
import { SightScope } from '../kit/sight'
import { Busy } from '../kit/states/Busy'
import { NoAccess } from '../kit/states/NoAccess'
import { SessionEnded } from '../kit/states/SessionEnded'
import type { Attributes, Values } from './attributes'
import type { Description, Events } from './description'
import { ScreenScope } from './hooks'
import type { HostControl } from './make-host'
import { Outlet } from './Outlet'

interface GuardedProps {
  readonly description: Description<Attributes, Events>
  readonly control: HostControl
  readonly values: Values<Attributes>
  readonly portal: Portal
}

/** The screen, unless the account may not see it now. A screen that is out of sight stays, with all that was typed in it. */
export function Guarded({ description, control, values, portal }: GuardedProps) {
  useSignals()
  const t = useText()
  const { host } = control
  const scope = useMemo(() => ({ portal, host }), [portal, host])
  const access = description.open ? 'authorized' : portal.access.value
  const isOverlay = description.overlay?.(values) ?? false
  const isOut = access === 'unauthorized' || access === 'no-access'
  const [modals, setModals] = useState(0)
  const sight = useMemo(
    () => ({
      out: isOut,
      meet() {
        setModals(count => count + 1)
        return () => setModals(count => count - 1)
      },
    }),
    [isOut],
  )
  // An overlay that is closed has nothing to say; one that was open says why it went.
  const isSeen = !isOverlay || modals > 0
  const again = useRef<HTMLButtonElement>(null)
  const wasIn = useRef(false)
  wasIn.current ||= access === 'authorized'
  const { screen: Screen, wholePage = false } = description
  const { notifications } = portal
  const busy = notifications.shownBy.value === host.id ? notifications.busy.value : null

  useEffect(() => {
    control.belongsTo(portal)
    const close = notifications.open({ id: host.id, wholePage })
    return () => {
      control.belongsTo(null)
      close()
    }
  }, [control, host, wholePage, notifications.open, portal])

  useEffect(() => {
    if (access === 'unauthorized') control.sessionEnded()
  }, [control, access])

  // The message stands wherever the element is put, which a dialog above the page does not tell: the focus leads there.
  const hasLostDialog = isOut && modals > 0
  useEffect(() => {
    if (hasLostDialog) again.current?.focus()
  }, [hasLostDialog])

  return (
    <ScreenScope value={scope}>
      <div className="screen" hidden={isOut}>
        <SightScope value={sight}>
          <Busy label={busy ? t.text(busy) : null}>
            <Screen values={values} host={host} />
          </Busy>
        </SightScope>
      </div>
      {access === 'unauthorized' && isSeen ? (
        <SessionEnded
          title={t(wasIn.current ? 'shared.sessionEnded' : 'shared.notSignedIn')}
          steps={
            <Button ref={again} kind="primary" onClick={() => portal.renew()}>
              {t(wasIn.current ? 'shared.signInAgain' : 'kit.retry')}
            </Button>
          }
        >
          {t(wasIn.current ? 'shared.sessionEndedDetail' : 'shared.notSignedInDetail')}
        </SessionEnded>
      ) : null}
      {access === 'no-access' && isSeen ? (
        <NoAccess title={t('shared.noAccess')}>{t('shared.noAccessDetail')}</NoAccess>
      ) : null}
      <Outlet id={host.id} notifications={notifications} />
    </ScreenScope>
  )
}

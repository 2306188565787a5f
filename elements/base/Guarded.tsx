import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useMemo } from 'react'
import type { Portal } from '../../core/portal/portal'
import { useText } from '../kit/context'
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
  const isOut = access === 'unauthorized' || access === 'no-access'
  const { screen: Screen, wholePage = false } = description

  useEffect(() => {
    control.showsIn(portal.notifications)
    const close = portal.notifications.open({ id: host.id, wholePage })
    return () => {
      control.showsIn(null)
      close()
    }
  }, [control, portal, host, wholePage])

  useEffect(() => {
    if (access === 'unauthorized') control.sessionEnded()
  }, [control, access])

  return (
    <ScreenScope value={scope}>
      <div className="screen" hidden={isOut}>
        <Screen values={values} host={host} />
      </div>
      {access === 'unauthorized' && !description.overlay ? (
        <SessionEnded
          title={t('shared.sessionEnded')}
          message={t('shared.sessionEndedDetail')}
          action={t('shared.signInAgain')}
          onAction={() => portal.renew()}
        />
      ) : null}
      {access === 'no-access' && !description.overlay ? (
        <NoAccess title={t('shared.noAccess')} message={t('shared.noAccessDetail')} />
      ) : null}
      <Outlet id={host.id} notifications={portal.notifications} />
    </ScreenScope>
  )
}

import { useSignals } from '@preact/signals-react/runtime'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Portal } from '../../../core/portal/portal'
import { BannerScope } from '../../kit/feedback/banner-place'
import { SightScope } from '../../kit/layout/sight'
import { LoadingStatus, useIsLoading } from '../../kit/states/loading-scope'
import type { Attributes, Values } from '../bridge/attributes'
import type { Description, Events } from '../bridge/description'
import { ScreenScope } from '../bridge/hooks'
import type { HostControl } from '../bridge/make-host'
import { Outlet } from '../notices/Outlet'
import { Unavailable } from './Unavailable'

interface GuardedProps {
  readonly description: Description<Attributes, Events>
  readonly control: HostControl
  readonly values: Values<Attributes>
  readonly portal: Portal
}

/** Shows the screen, unless the account may not see it now. A hidden screen stays mounted with all its edits. */
export function Guarded({ description, control, values, portal }: GuardedProps) {
  useSignals()
  const { host } = control
  const scope = useMemo(() => ({ portal, host }), [portal, host])
  const access = description.open ? 'authorized' : portal.access.value
  const isOverlay = description.overlay?.(values) ?? false
  const isOut = access === 'unauthorized' || access === 'no-access'
  const [dialogs, setDialogs] = useState<readonly HTMLElement[]>([])
  const register = useCallback((added: HTMLElement) => {
    setDialogs(open => [...open, added])
    return () => setDialogs(open => open.filter(dialog => dialog !== added))
  }, [])
  const sight = useMemo(() => ({ isHidden: isOut, register }), [isOut, register])
  const dialog = isOut ? null : innermost(dialogs)
  // A closed overlay shows no message; one that was open says why it was closed.
  const hasMessage = !isOverlay || dialogs.length > 0
  const wasSignedIn = useRef(false)
  wasSignedIn.current ||= access === 'authorized'
  const { screen: Screen, wholePage = false } = description
  const { notifications } = portal
  const isLoading = useIsLoading()
  const isBusy = isLoading || notifications.busyIn.value.has(host.id)

  // Run before the screen's own effects, which may send events at once.
  useLayoutEffect(() => {
    control.belongsTo(portal)
    return () => control.belongsTo(null)
  }, [control, portal])

  useEffect(() => notifications.open({ id: host.id, wholePage }), [host, wholePage, notifications.open])

  const holdsPage = dialog !== null
  useEffect(() => {
    if (holdsPage) return notifications.hold(host.id)
  }, [holdsPage, notifications.hold, host])

  useEffect(() => {
    if (access === 'unauthorized') control.sessionEnded()
  }, [control, access])

  return (
    <ScreenScope value={scope}>
      <div className="screen" hidden={isOut} aria-busy={isBusy || undefined}>
        <SightScope value={sight}>
          <BannerScope>
            <Screen values={values} host={host} />
          </BannerScope>
        </SightScope>
      </div>
      {isOut && hasMessage && (
        <Unavailable
          access={access}
          wasSignedIn={wasSignedIn.current}
          hasLostDialog={dialogs.length > 0}
          onRenew={portal.renew}
        />
      )}
      {!isOut && (dialog ? createPortal(<LoadingStatus />, dialog) : <LoadingStatus />)}
      <Outlet id={host.id} notifications={notifications} dialog={dialog} />
    </ScreenScope>
  )
}

/** Returns the topmost of several dialogs: the latest that contains no other. */
function innermost(dialogs: readonly HTMLElement[]): HTMLElement | null {
  return dialogs.filter(dialog => !dialogs.some(other => other !== dialog && dialog.contains(other))).at(-1) ?? null
}

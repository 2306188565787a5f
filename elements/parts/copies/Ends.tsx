import { useEffect, useRef } from 'react'
import { bayStatus, slotOf } from '../../../core/appliances/rules'
import type { Dock, DockBay } from '../../../core/appliances/types'
import { useText } from '../../kit/context'
import { LiveRegion, useNews } from '../../kit/feedback/LiveRegion'
import { bayName } from './bay-text'

/**
 * Announces events to screen readers, once each: the end of a copy with the drive to remove or the reason of the
 * failure, and appliances that go offline or come back.
 */
export function Ends({ docks }: { docks: readonly Dock[] }) {
  const t = useText()
  const { items, announced, announce } = useNews()
  const knownEnds = useRef<ReadonlySet<string> | null>(null)
  const lastOnline = useRef<ReadonlyMap<string, boolean>>(new Map())

  useEffect(() => {
    const ends = docks.flatMap(dock => dock.bays.filter(isOver).map(bay => ({ dock, bay, key: keyOf(dock, bay) })))
    const fresh = knownEnds.current === null ? [] : ends.filter(({ key }) => !knownEnds.current?.has(key))
    knownEnds.current = new Set(ends.map(({ key }) => key))
    const changedDocks = docks.filter(({ id, isOnline }) => (lastOnline.current.get(id) ?? isOnline) !== isOnline)
    lastOnline.current = new Map(docks.map(({ id, isOnline }) => [id, isOnline]))
    const dockMessages = changedDocks.map(({ name, isOnline }) => ({
      text: t(isOnline ? 'appliances.saidOnline' : 'appliances.saidOffline', { name }),
      urgent: !isOnline,
    }))
    const endMessages = fresh.map(({ dock, bay }) => {
      const failed = slotOf(bay.state) === 'failed'
      const vars = { name: dock.name, bay: bayName(t, dock.slots, bay.bay) }
      const { detail } = bayStatus(bay)
      const text = failed
        ? t('appliances.saidFailed', { ...vars, reason: detail ? t.text(detail.text) : '' })
        : t('appliances.saidEjected', vars)
      return { text: text.trim(), urgent: failed }
    })
    announce([...dockMessages, ...endMessages])
  }, [docks, t, announce])

  return <LiveRegion items={items} announced={announced} />
}

function isOver({ state }: DockBay): boolean {
  const kind = slotOf(state)
  return kind === 'eject' || kind === 'failed'
}

function keyOf(dock: Dock, { bay, state, bookingNo, driveSerialNo }: DockBay): string {
  return [dock.id, bay, state, bookingNo, driveSerialNo].join('/')
}

import { useEffect, useRef } from 'react'
import { bayStatus, slotOf } from '../../../core/appliances/rules'
import type { Dock, DockBay } from '../../../core/appliances/types'
import { useText } from '../../kit/context'
import { LiveRegion, useNews } from '../../kit/feedback/LiveRegion'
import { bayName } from './bay-text'

/**
 * Reads out events once each while the screen is open: copies that end, with the drive to pull or the reason of the
 * failure, and appliances that go offline or return.
 */
export function Ends({ docks }: { docks: readonly Dock[] }) {
  const t = useText()
  const { items, announced, announce } = useNews()
  const known = useRef<ReadonlySet<string> | null>(null)
  const reached = useRef<ReadonlyMap<string, boolean>>(new Map())

  useEffect(() => {
    const ends = docks.flatMap(dock => dock.bays.filter(isOver).map(bay => ({ dock, bay, key: keyOf(dock, bay) })))
    const fresh = known.current === null ? [] : ends.filter(({ key }) => !known.current?.has(key))
    known.current = new Set(ends.map(({ key }) => key))
    const turned = docks.filter(({ id, isOnline }) => (reached.current.get(id) ?? isOnline) !== isOnline)
    reached.current = new Map(docks.map(({ id, isOnline }) => [id, isOnline]))
    const turns = turned.map(({ name, isOnline }) => ({
      text: t(isOnline ? 'appliances.saidOnline' : 'appliances.saidOffline', { name }),
      urgent: !isOnline,
    }))
    const over = fresh.map(({ dock, bay }) => {
      const failed = slotOf(bay.state) === 'failed'
      const vars = { name: dock.name, bay: bayName(t, dock.slots, bay.bay) }
      const { detail } = bayStatus(bay)
      const text = failed
        ? t('appliances.saidFailed', { ...vars, reason: detail ? t.text(detail.text) : '' })
        : t('appliances.saidEjected', vars)
      return { text: text.trim(), urgent: failed }
    })
    announce([...turns, ...over])
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

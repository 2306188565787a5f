import { useEffect, useRef, useState } from 'react'
import { faceOf, slotOf } from '../../core/appliances/rules'
import type { Dock, DockBay } from '../../core/appliances/types'
import { useText } from '../kit/context'
import { Spoken, type SpokenItem } from '../kit/Spoken'
import { bayName } from './BaySlot'

/** As many ends are kept to be read out. */
const kept = 20

/** Reads out each copy that ends while somebody listens, once: which drive may be pulled, and which one failed and why. */
export function Ends({ docks }: { docks: readonly Dock[] }) {
  const t = useText()
  const [items, setItems] = useState<readonly SpokenItem[]>([])
  const [said] = useState(() => new Map<number, object>())
  const known = useRef<ReadonlySet<string> | null>(null)
  const lastId = useRef(0)

  useEffect(() => {
    const ends = docks.flatMap(dock => dock.bays.filter(isOver).map(bay => ({ dock, bay, key: keyOf(dock, bay) })))
    const fresh = known.current === null ? [] : ends.filter(({ key }) => !known.current?.has(key))
    known.current = new Set(ends.map(({ key }) => key))
    if (fresh.length === 0) return
    const news = fresh.map(({ dock, bay }): SpokenItem => {
      lastId.current += 1
      const failed = slotOf(bay.state) === 'failed'
      const who = { name: dock.name, bay: bayName(t, dock.slots, bay.bay) }
      const { detail } = faceOf(bay)
      const words = failed
        ? t('appliances.saidFailed', { ...who, reason: detail ? t.text(detail.words) : '' })
        : t('appliances.saidEjected', who)
      return { id: lastId.current, words: words.trim(), urgent: failed }
    })
    setItems(before => [...before, ...news].slice(-kept))
  }, [docks, t])

  return <Spoken items={[...items]} said={said} />
}

function isOver({ state }: DockBay): boolean {
  const kind = slotOf(state)
  return kind === 'eject' || kind === 'failed'
}

function keyOf(dock: Dock, { bay, state, bookingNo, driveSerialNo }: DockBay): string {
  return [dock.id, bay, state, bookingNo, driveSerialNo].join('/')
}

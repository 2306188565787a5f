import alert from 'icon:alert-triangle'
import refresh from 'icon:refresh'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { listen } from '../../../core/base/environment'
import type { Lazy } from '../../../core/base/lazy'
import { useText } from '../context'
import { Button } from '../fields/Button'
import { Icon } from '../icons/Icon'
import { transferFocus } from '../states/Message'

interface LostPartProps {
  /** What may be missing in this place. */
  of: readonly Lazy<unknown>[]
  /** What was to come stands elsewhere: this may be out of sight, and is brought there. */
  isOut?: boolean
}

/**
 * Stands in the place of parts whose files did not arrive, and asks for them again; nothing while none is missing. It
 * stays until they are there. Where asking again did not help, a new version of the suite may have taken their place:
 * the page can be loaded again.
 */
export function LostPart({ of, isOut = false }: LostPartProps) {
  const t = useText()
  const { failures, busy } = useLost(of)
  const place = useCallback(
    (box: HTMLElement | null) => {
      if (isOut) box?.scrollIntoView({ block: 'nearest' })
      return transferFocus(box)
    },
    [isOut],
  )
  // What did not arrive for want of a connection comes once that is back.
  useEffect(() => (failures > 0 ? listen('online', () => retry(of)) : undefined), [failures, of])
  if (failures === 0) return null
  return (
    <div ref={place} className="banner" data-tone="warn" role="alert">
      <Icon of={alert} />
      <div className="banner-words">
        <b>{t('kit.lost')}</b>
      </div>
      <Button size="bar" icon={refresh} busy={busy} onClick={() => retry(of)}>
        {t('kit.retry')}
      </Button>
      {failures > 1 && !busy && (
        <Button size="bar" onClick={() => location.reload()}>
          {t('kit.reload')}
        </Button>
      )}
    </div>
  )
}

function retry(parts: readonly Lazy<unknown>[]): void {
  for (const part of parts) if (isLost(part)) void part.load().catch(() => undefined)
}

const isLost = (part: Lazy<unknown>) => part.state().value === null && part.state().failures > 0

/** How often what is missing was asked for, the most of all; and whether it is on its way again. */
function useLost(parts: readonly Lazy<unknown>[]): { failures: number; busy: boolean } {
  const subscribe = (listener: () => void) => {
    const stops = parts.map(part => part.subscribe(listener))
    return () => {
      for (const stop of stops) stop()
    }
  }
  const states = parts.filter(isLost).map(part => part.state())
  // A text, so that two that say the same are the same.
  const said = () =>
    parts
      .map(part => part.state())
      .map(({ value, loading, failures }) => `${value === null} ${loading} ${failures}`)
      .join()
  useSyncExternalStore(subscribe, said, said)
  return {
    failures: Math.max(0, ...states.map(({ failures }) => failures)),
    busy: states.some(({ loading }) => loading),
  }
}

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
  /** The parts that may be missing. */
  of: readonly Lazy<unknown>[]
  /** Whether the message must be scrolled into view, because the parts would be shown elsewhere. */
  isElsewhere?: boolean
}

/**
 * Replaces parts with files that failed to load, and offers a retry until they are loaded. After a second failure it
 * also offers a reload, since a new version of the suite may have replaced the files. Renders nothing while no part is
 * missing.
 */
export function LostPart({ of, isElsewhere = false }: LostPartProps) {
  const t = useText()
  const { failures, busy } = useLost(of)
  const place = useCallback(
    (box: HTMLElement | null) => {
      if (isElsewhere) box?.scrollIntoView({ block: 'nearest' })
      return transferFocus(box)
    },
    [isElsewhere],
  )
  // Retry automatically when the connection is back.
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

/** Returns the highest number of failed attempts of a missing part, and whether a part is loading again. */
function useLost(parts: readonly Lazy<unknown>[]): { failures: number; busy: boolean } {
  const subscribe = (listener: () => void) => {
    const stops = parts.map(part => part.subscribe(listener))
    return () => {
      for (const stop of stops) stop()
    }
  }
  const states = parts.filter(isLost).map(part => part.state())
  // The snapshot is a string, so that equal states compare as equal.
  const snapshot = () =>
    parts
      .map(part => part.state())
      .map(({ value, loading, failures }) => `${value === null} ${loading} ${failures}`)
      .join()
  useSyncExternalStore(subscribe, snapshot, snapshot)
  return {
    failures: Math.max(0, ...states.map(({ failures }) => failures)),
    busy: states.some(({ loading }) => loading),
  }
}

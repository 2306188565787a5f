import { type ComponentType, useEffect, useReducer, useState } from 'react'
import { whenIdle } from '../../core/base/idle'
import { useText } from '../kit/context'
import { ErrorState } from '../kit/states/ErrorState'
import { Skeleton } from '../kit/states/Skeleton'

/** Written at module scope: what it loaded is kept under it. Its import stands in `bring`, so that Retry can mend it. */
type Load<Props> = () => Promise<ComponentType<Props>>

interface PartProps<Props extends object> {
  load: Load<Props>
  props: Props
  /** Rows of the skeleton that stands in its place. */
  rows: number
}

const loaded = new Map<unknown, unknown>()

/** A part of a screen that its first rows do not need: loaded when it is first shown, with a retry when its file did not arrive. */
export function Part<Props extends object>({ load, props, rows }: PartProps<Props>) {
  const t = useText()
  const { Loaded, failure, retry } = useLoaded(load, true, true)
  if (Loaded) return <Loaded {...props} />
  if (failure === null) return <Skeleton rows={rows} />
  return <ErrorState title={t('shared.crashed')} onRetry={retry} />
}

/**
 * Loads a part before it is shown: once `when` holds and there is nothing else to do, or at once when it is wanted
 * `now`. Null until it is there; the element's error state takes over when it is wanted and does not arrive.
 */
export function usePreload<Props extends object>(
  load: Load<Props>,
  when: boolean,
  now = false,
): ComponentType<Props> | null {
  const { Loaded, failure } = useLoaded(load, when, now)
  if (!Loaded && failure !== null) throw failure
  return Loaded
}

function useLoaded<Props extends object>(load: Load<Props>, when: boolean, now: boolean) {
  const [, show] = useReducer((count: number) => count + 1, 0)
  const [failure, setFailure] = useState<unknown>(null)
  const Loaded = (loaded.get(load) ?? null) as ComponentType<Props> | null
  const isMissing = Loaded === null && failure === null
  useEffect(() => {
    if (!isMissing || !when) return
    let wanted = true
    const start = () =>
      void load().then(
        component => {
          loaded.set(load, component)
          if (wanted) show()
        },
        (error: unknown) => wanted && now && setFailure(error),
      )
    const cancel = now ? start() : whenIdle(start)
    return () => {
      wanted = false
      cancel?.()
    }
  }, [load, isMissing, when, now])
  return { Loaded, failure, retry: () => setFailure(null) }
}

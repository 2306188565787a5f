import { type ComponentType, useEffect, useReducer, useState } from 'react'
import { useText } from '../kit/context'
import { ErrorState } from '../kit/states/ErrorState'
import { Skeleton } from '../kit/states/Skeleton'

interface PartProps<Props extends object> {
  /** Written at module scope: what it loaded is kept under it. */
  load: () => Promise<ComponentType<Props>>
  props: Props
  /** Rows of the skeleton that stands in its place. */
  rows: number
}

const loaded = new Map<unknown, unknown>()

/** A part of a screen that its first rows do not need: loaded when it is first shown, with a retry when its file did not arrive. */
export function Part<Props extends object>({ load, props, rows }: PartProps<Props>) {
  const t = useText()
  const [, show] = useReducer((count: number) => count + 1, 0)
  const [failed, setFailed] = useState(false)
  const Loaded = loaded.get(load) as ComponentType<Props> | undefined
  useEffect(() => {
    if (Loaded || failed) return
    let wanted = true
    load().then(
      component => {
        loaded.set(load, component)
        if (wanted) show()
      },
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
    }
  }, [load, Loaded, failed])
  if (Loaded) return <Loaded {...props} />
  if (!failed) return <Skeleton rows={rows} />
  return <ErrorState title={t('shared.crashed')} onRetry={() => setFailed(false)} />
}

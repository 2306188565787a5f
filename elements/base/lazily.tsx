import { type ComponentType, useEffect, useReducer, useState } from 'react'
import { useText } from '../kit/context'
import { ErrorState } from '../kit/states/ErrorState'
import { Skeleton } from '../kit/states/Skeleton'

/**
 * A part of a screen that is not needed before its first rows: loaded when it is first shown, with a skeleton of
 * `rows` in its place, and a retry when its file did not arrive.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  rows: number,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | null = null

  return function Lazily(props: Props) {
    const t = useText()
    const [, show] = useReducer((count: number) => count + 1, 0)
    const [failed, setFailed] = useState(false)
    useEffect(() => {
      if (Loaded || failed) return
      let wanted = true
      load().then(
        component => {
          Loaded = component
          if (wanted) show()
        },
        () => wanted && setFailed(true),
      )
      return () => {
        wanted = false
      }
    }, [failed])
    if (Loaded) return <Loaded {...props} />
    return failed ? (
      <ErrorState title={t('shared.crashed')} onRetry={() => setFailed(false)} />
    ) : (
      <Skeleton rows={rows} />
    )
  }
}

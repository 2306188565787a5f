import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useState } from 'react'
import { useText } from '../context'

const IsLoading = createContext(false)
const Begin = createContext<() => () => void>(() => () => undefined)

/** Counts the placeholders of an element, so that its screen is busy while one of them is shown. */
export function LoadingScope({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0)
  const begin = useCallback(() => {
    setCount(before => before + 1)
    return () => setCount(before => before - 1)
  }, [])
  return (
    <Begin value={begin}>
      <IsLoading value={count > 0}>{children}</IsLoading>
    </Begin>
  )
}

/** Returns whether a placeholder of the element is shown. */
export function useIsLoading(): boolean {
  return useContext(IsLoading)
}

/**
 * The text that assistive technology reads while the element loads. It is outside the busy part, in which changes may
 * not be read.
 */
export function LoadingStatus() {
  const t = useText()
  return (
    <div className="sr-only" role="status">
      {useIsLoading() ? t('kit.loading') : null}
    </div>
  )
}

/** Marks the element as busy while some of its data is read and no placeholder shows that. */
export function useLoading(isLoading: boolean): void {
  const begin = useContext(Begin)
  useLayoutEffect(() => (isLoading ? begin() : undefined), [isLoading, begin])
}

interface PlaceholderProps {
  readonly className: string
  readonly children: ReactNode
}

/** The shape of content that is not loaded yet. The element is busy while the placeholder is shown. */
export function Placeholder({ className, children }: PlaceholderProps) {
  useLoading(true)
  return <div className={className}>{children}</div>
}

import { useSignals } from '@preact/signals-react/runtime'
import { createContext, useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { Resource } from '../../../core/base/resource-types'
import type { Text } from '../../../core/i18n/translate'
import type { Area } from '../../../core/portal/container'
import type { Portal } from '../../../core/portal/portal'
import { useText } from '../../kit/context'
import { adoptSheets } from '../../kit/sheets'
import type { ElementHost, Work } from './description'

export interface ScreenContext {
  readonly portal: Portal
  readonly host: ElementHost
}

export const ScreenScope = createContext<ScreenContext | null>(null)

export function useScreen(): ScreenContext {
  const scope = useContext(ScreenScope)
  if (!scope) throw new Error('useScreen: outside an element')
  return scope
}

/**
 * Returns the store of an area and keeps it alive while the component is mounted. The component renders again when a
 * signal changes that it reads while it renders. Only screens call this hook, so signals are read nowhere else.
 */
export function useStore<Store>(area: Area<Store>, key = ''): Store {
  useSignals()
  const { portal } = useScreen()
  // A screen that throws in its first render never runs its effects, so hold the store only until the next task.
  useMemo(() => void setTimeout(portal.hold(area, key)), [portal, area, key])
  useLayoutEffect(() => portal.hold(area, key), [portal, area, key])
  return portal.use(area, key)
}

/**
 * Returns the stores of an area with work that nothing else keeps, by key. The component renders again when they
 * change.
 */
export function useUnkeptWork(area: string): ReturnType<Portal['unkeptWork']> {
  useSignals()
  return useScreen().portal.unkeptWork(area)
}

/** Sends `reeldock-ready` and `reeldock-error` for the main read of a screen, and makes `refresh()` repeat it. */
export function useRead(resource: Resource<unknown>, title: Text, refresh: () => Promise<void>): void {
  const { host } = useScreen()
  const latestTitle = useRef('')
  latestTitle.current = useText().text(title)
  const { state, failure } = resource
  useEffect(() => {
    if (state === 'ready' || state === 'empty') host.ready()
  }, [host, state])
  useEffect(() => {
    // Report each failure once: another language is no new failure.
    if (failure) host.failed(failure, latestTitle.current)
  }, [host, failure])
  useEffect(() => {
    host.onRefresh(refresh)
    return () => host.onRefresh(null)
  }, [host, refresh])
}

/** Connects the element's `dirty`, `save()` and `discard()` with a draft. */
export function useExposedWork(work: Work): void {
  const { host } = useScreen()
  useEffect(() => {
    host.expose(work)
  })
  useEffect(() => () => host.expose(null), [host])
}

/** Adds to the element a style sheet that only a part of its screen needs, before that part is painted. */
export function useSheet(sheet: string): void {
  const { element } = useScreen().host
  useLayoutEffect(() => {
    if (element.shadowRoot) adoptSheets(element.shadowRoot, [sheet])
  }, [element, sheet])
}

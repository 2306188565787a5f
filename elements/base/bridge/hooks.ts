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
 * The store of an area, kept alive while this component is on the page. Signals that the component reads while
 * it renders make it render again: a screen is the only caller, so that signals stand nowhere else.
 */
export function useStore<Store>(area: Area<Store>, key = ''): Store {
  useSignals()
  const { portal } = useScreen()
  // A screen that throws as it first renders never comes to its effects: until then the store is only lent to it.
  useMemo(() => void setTimeout(portal.hold(area, key)), [portal, area, key])
  useLayoutEffect(() => portal.hold(area, key), [portal, area, key])
  return portal.use(area, key)
}

/** An area's stores that hold work which nothing else keeps, by their keys; the component renders again when they change. */
export function useUnkeptWork(area: string): ReturnType<Portal['unkeptWork']> {
  useSignals()
  return useScreen().portal.unkeptWork(area)
}

/** Says `reeldock-ready` and `reeldock-error` for the read that a screen stands on, and makes `refresh()` read it again. */
export function useRead(resource: Resource<unknown>, title: Text, refresh: () => Promise<void>): void {
  const { host } = useScreen()
  const words = useRef('')
  words.current = useText().text(title)
  const { state, failure } = resource
  useEffect(() => {
    if (state === 'ready' || state === 'empty') host.ready()
  }, [host, state])
  useEffect(() => {
    // Once for each failure: another language says nothing new.
    if (failure) host.failed(failure, words.current)
  }, [host, failure])
  useEffect(() => {
    host.onRefresh(refresh)
    return () => host.onRefresh(null)
  }, [host, refresh])
}

/** Lets the element's `dirty`, `save()` and `discard()` speak for a draft. */
export function useWork(work: Work): void {
  const { host } = useScreen()
  useEffect(() => {
    host.expose(work)
  })
  useEffect(() => () => host.expose(null), [host])
}

/** Gives the element a sheet that only a part of its screen needs, before that part is painted. */
export function useSheet(sheet: string): void {
  const { element } = useScreen().host
  useLayoutEffect(() => {
    if (element.shadowRoot) adoptSheets(element.shadowRoot, [sheet])
  }, [element, sheet])
}

import { createElement, forwardRef, type ReactElement, type Ref, useEffect, useLayoutEffect, useRef } from 'react'
import { addWaitingMethods } from '../loading/waiting-methods'

type Handler = (event: Event) => void
type Props = Readonly<Record<string, unknown>>

/** Attributes of every tag that are true by being there. */
const flags: ReadonlySet<string> = new Set(['hidden', 'inert', 'itemScope', 'autoFocus'])

/** On a server nothing is laid out, and React 18 warns of an effect that wants to be before it. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * A component for React 18 and 19 that renders a tag: its properties are written as attributes, so that a server renders
 * them too; its handlers are listeners of its events; whatever else it is given goes to the tag. The element's file is
 * fetched by `load` when the first one is mounted, so that importing all components fetches none.
 *
 * `attributes` names the attribute of each property, `events` the event of each handler; `properties` have no attribute.
 */
export function wrap(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  events: Readonly<Record<string, string>>,
  properties: readonly string[],
  load: () => Promise<unknown>,
) {
  function Wrapped(props: Props, ref: Ref<HTMLElement>): ReactElement {
    const element = useRef<HTMLElement | null>(null)
    const handlers = useRef<Props>(props)
    useBeforePaint(() => {
      handlers.current = props
    })
    useEffect(() => {
      load().catch((error: unknown) => console.error(error))
    }, [])
    useBeforePaint(() => {
      const at = element.current
      if (!at) return
      addWaitingMethods(at)
      const listeners = Object.entries(events).map(([prop, event]): [string, Handler] => [
        event,
        said => (handlers.current[prop] as Handler | undefined)?.(said),
      ])
      for (const [event, listener] of listeners) at.addEventListener(event, listener)
      return () => {
        for (const [event, listener] of listeners) at.removeEventListener(event, listener)
      }
    }, [])
    useBeforePaint(() => {
      // Set before the element is defined, it counts as well: React 18 would write a text instead.
      for (const name of properties) if (element.current) Reflect.set(element.current, name, props[name] ?? null)
    })
    useBeforePaint(() => {
      if (typeof ref !== 'function') {
        if (ref) ref.current = element.current
        return () => {
          if (ref) ref.current = null
        }
      }
      // Since React 19 what it answers is called in the place of a second call.
      const clean = ref(element.current)
      return () => (typeof clean === 'function' ? clean() : void ref(null))
    }, [ref])
    const given: Record<string, unknown> = { ref: element }
    for (const [name, value] of Object.entries(props)) {
      if (Object.hasOwn(events, name) || properties.includes(name)) continue
      const attribute = attributes[name] ?? (flags.has(name) ? name : undefined)
      if (!attribute) given[name === 'className' ? 'class' : name] = value
      // React 18 writes false as a text, and an attribute that is there is true. True stays what it is: where the tag is
      // defined React 19 sets the property, and an empty text is none.
      else if (value !== false && value !== null && value !== undefined) given[attribute] = value
    }
    return createElement(tag, given)
  }
  const Component = forwardRef(Wrapped)
  Component.displayName = tag
  return Component
}

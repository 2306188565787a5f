import { createElement, forwardRef, type ReactElement, type Ref, useEffect, useLayoutEffect, useRef } from 'react'
import { addWaitingMethods } from '../loading/waiting-methods'

type Handler = (event: Event) => void
type Props = Readonly<Record<string, unknown>>

/** Attributes of every tag that are true while they are present. */
const flags: ReadonlySet<string> = new Set(['hidden', 'inert', 'itemScope', 'autoFocus'])

/** Servers do no layout, and React 18 warns of layout effects on a server. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * Returns a component for React 18 and 19 that renders a tag. Its properties are written as attributes, so that servers
 * render them too; its handlers listen to the tag's events; all other props go to the tag. `load` fetches the element's
 * file when the component is first mounted, so that importing all components fetches none.
 * @param attributes the attribute of each property
 * @param events the event of each handler
 * @param properties the properties without an attribute
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
      const target = element.current
      if (!target) return
      addWaitingMethods(target)
      const listeners = Object.entries(events).map(([prop, event]): [string, Handler] => [
        event,
        dispatched => (handlers.current[prop] as Handler | undefined)?.(dispatched),
      ])
      for (const [event, listener] of listeners) target.addEventListener(event, listener)
      return () => {
        for (const [event, listener] of listeners) target.removeEventListener(event, listener)
      }
    }, [])
    useBeforePaint(() => {
      // Set properties here, which works even before the element is defined; React 18 would write attributes instead.
      for (const name of properties) if (element.current) Reflect.set(element.current, name, props[name] ?? null)
    })
    useBeforePaint(() => {
      if (typeof ref !== 'function') {
        if (ref) ref.current = element.current
        return () => {
          if (ref) ref.current = null
        }
      }
      // Since React 19 a callback ref can return a cleanup function, which replaces the second call with null.
      const cleanUp = ref(element.current)
      return () => (typeof cleanUp === 'function' ? cleanUp() : void ref(null))
    }, [ref])
    const elementProps: Record<string, unknown> = { ref: element }
    for (const [name, value] of Object.entries(props)) {
      if (Object.hasOwn(events, name) || properties.includes(name)) continue
      const attribute = attributes[name] ?? (flags.has(name) ? name : undefined)
      if (!attribute) elementProps[name === 'className' ? 'class' : name] = value
      // React 18 writes false as text, and an attribute that is present is true, so leave false out. Pass true on
      // unchanged: once the tag is defined, React 19 sets the property, for which an empty string would be false.
      else if (value !== false && value !== null && value !== undefined) elementProps[attribute] = value
    }
    return createElement(tag, elementProps)
  }
  const Component = forwardRef(Wrapped)
  Component.displayName = tag
  return Component
}

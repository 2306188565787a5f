import suite from '../../../styles/index.css?inline'
import { keepInnerTargets } from '../../kit/inner-target'
import { adoptAgain, adoptSheets } from '../../kit/sheets'
import { type Attributes, attributeName } from './attributes'
import { attributesOf, type Description, type Events } from './description'
import { keepTyping } from './keep-typing'
import { movedFocus } from './moved-focus'
import { openRoot } from './open-root'

/** The interface that `mount` returns to the shell: the React tree in its shadow root. */
export interface Mounted {
  /** Attributes, locale or theme changed, or the element moved in the page. */
  update(): void
  unmount(): void
  refresh(): Promise<void>
  save(): Promise<boolean>
  discard(): void
  dirty(): boolean
}

export type Mount = (element: HTMLElement, root: HTMLElement) => Mounted

/**
 * Makes the class of a tag. It holds no React: it keeps attributes and properties in step, outlives a move in
 * the page, and hands its shadow root to `mount`. Attributes are the only state, so that a property is nothing
 * but another way to write one.
 */
export function shellClass(description: Description<Attributes, Events>, mount: Mount): CustomElementConstructor {
  const attributes = attributesOf(description)
  const properties = new Map([...Object.keys(attributes), 'locale'].map(name => [name, attributeName(name)]))

  class Shell extends HTMLElement {
    static observedAttributes = [...properties.values(), 'lang', 'dir']
    /** How each reads, to be looked at in development. */
    static attributes = attributes

    #mounted: Mounted | null = null
    #root: HTMLElement
    #focus: ReturnType<typeof movedFocus>
    /** Set before the element was defined: they count, and are never left on the element. */
    #early = new Map<string, unknown>()

    constructor() {
      super()
      const shadow = openRoot(this)
      this.#focus = movedFocus(shadow)
      keepTyping(shadow)
      keepInnerTargets(shadow)
      // The message about missing files, which may have stood here, has a sheet of its own.
      shadow.adoptedStyleSheets = []
      adoptSheets(shadow, [suite, ...(description.styles ?? [])])
      this.#root = document.createElement('div')
      this.#root.className = 'root'
      this.#root.setAttribute('part', 'root')
      shadow.replaceChildren(this.#root)
      for (const name of properties.keys()) {
        if (!Object.hasOwn(this, name)) continue
        this.#early.set(name, Reflect.get(this, name))
        Reflect.deleteProperty(this, name)
      }
    }

    connectedCallback(): void {
      for (const [name, value] of this.#early) Reflect.set(this, name, value)
      this.#early.clear()
      this.#theme()
      if (this.#mounted) this.#mounted.update()
      else this.#mounted = mount(this, this.#root)
      this.#focus.back()
    }

    /** A move by `moveBefore`: nothing to do but to look where the element is now. */
    connectedMoveCallback(): void {
      this.#mounted?.update()
    }

    /** A move to another document, such as a frame's or a picture-in-picture window's, comes between out and in. */
    adoptedCallback(): void {
      adoptAgain(openRoot(this))
    }

    disconnectedCallback(): void {
      this.#focus.out()
      // A move takes the element out and in again within one task: only one that stays out is gone.
      setTimeout(() => {
        if (this.isConnected) return
        this.#mounted?.unmount()
        this.#mounted = null
      })
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null): void {
      if (before === now) return
      if (name === 'theme') this.#theme()
      this.#mounted?.update()
    }

    #theme(): void {
      const theme = this.getAttribute('theme')
      if (theme === 'light' || theme === 'dark') this.#root.dataset.theme = theme
      else delete this.#root.dataset.theme
    }

    /** Reads all data of the element again. Resolves when that has ended. */
    refresh(): Promise<void> {
      return this.#mounted?.refresh() ?? Promise.resolve()
    }

    /** Whether something typed here is not saved yet. */
    get dirty(): boolean {
      return this.#mounted?.dirty() ?? false
    }

    /** Saves the edits; true when nothing is left to save. */
    save(): Promise<boolean> {
      return this.#mounted?.save() ?? Promise.resolve(true)
    }

    /** Discards the edits. */
    discard(): void {
      this.#mounted?.discard()
    }
  }

  for (const [property, attribute] of properties) {
    const kind = attributes[property]
    Object.defineProperty(Shell.prototype, property, {
      enumerable: true,
      configurable: true,
      get(this: HTMLElement) {
        const raw = this.getAttribute(attribute)
        if (!kind) return raw ?? ''
        return raw === null ? kind.fallback : (kind.parse(raw) ?? kind.fallback)
      },
      set(this: HTMLElement, value: unknown) {
        const format = kind?.format as ((value: unknown) => string | null) | undefined
        const raw = value === null || value === undefined ? null : format ? format(value) : String(value)
        if (raw === null) this.removeAttribute(attribute)
        else if (raw !== this.getAttribute(attribute)) this.setAttribute(attribute, raw)
      },
    })
  }
  return Shell
}

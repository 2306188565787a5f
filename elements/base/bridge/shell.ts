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
  /** Renders again after attributes, locale or theme changed, or the element moved in the page. */
  update(): void
  unmount(): void
  refresh(): Promise<void>
  save(): Promise<boolean>
  discard(): void
  dirty(): boolean
}

export type Mount = (element: HTMLElement, root: HTMLElement) => Mounted

/**
 * Returns the class of a tag. The class contains no React: it keeps attributes and properties in step, outlives a move
 * in the page, and passes the root of its content to `mount`. Attributes are the only state: a property is only another
 * way to write an attribute.
 */
export function shellClass(description: Description<Attributes, Events>, mount: Mount): CustomElementConstructor {
  const attributes = attributesOf(description)
  const properties = new Map([...Object.keys(attributes), 'locale'].map(name => [name, attributeName(name)]))

  class Shell extends HTMLElement {
    static observedAttributes = [...properties.values(), 'lang', 'dir']
    /** The parsers of the attributes, for checks during development. */
    static attributes = attributes

    #mounted: Mounted | null = null
    #root: HTMLElement
    #focus: ReturnType<typeof movedFocus>
    /** Properties that were set before the element was defined. The first connection writes them to attributes. */
    #early = new Map<string, unknown>()

    constructor() {
      super()
      const shadow = openRoot(this)
      this.#focus = movedFocus(shadow)
      keepTyping(shadow)
      keepInnerTargets(shadow)
      // Remove the sheet of the message about missing files, which this root may have shown before.
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

    /** Runs after a move by `moveBefore`. Only the place of the element has changed. */
    connectedMoveCallback(): void {
      this.#mounted?.update()
    }

    /** Runs between removal and insertion when the element moves to another document, such as that of a frame. */
    adoptedCallback(): void {
      adoptAgain(openRoot(this))
    }

    disconnectedCallback(): void {
      this.#focus.out()
      // A move removes and inserts the element within one task, so unmount only an element that stays out.
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

    /** Reads all data of the element again. Resolves when the reads have ended. */
    refresh(): Promise<void> {
      return this.#mounted?.refresh() ?? Promise.resolve()
    }

    /** Whether the element has unsaved edits. */
    get dirty(): boolean {
      return this.#mounted?.dirty() ?? false
    }

    /** Saves the edits. Resolves to whether nothing is left to save. */
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

import type { ComponentType } from 'react'
import type { Failure } from '../../../core/base/errors'
import { type Attributes, headingLevel, theme, type Values } from './attributes'

/** The events of an element: the type of each `detail`, by the name of the event. */
export type Events = object

/** The unsaved edits of an element, as its host sees and controls them. */
export interface Work {
  readonly dirty: boolean
  save(): Promise<boolean>
  discard(): void
}

/** The functions that an element offers to its screen. */
export interface ElementHost<Of extends Attributes = Attributes, Says extends Events = Record<string, unknown>> {
  /** Unique for each element, so that two elements of a kind share no ids or keys. */
  readonly id: string
  /** The custom element itself. */
  readonly element: HTMLElement
  /**
   * Sends a domain event. Its detail also carries `element`, the tag of the sender. Returns false when a host
   * canceled the event.
   */
  emit<Name extends keyof Says & string>(name: Name, detail: Says[Name]): boolean
  /** Writes a choice of the person back to the attribute and sends `reeldock-view-changed`. */
  setView<Name extends keyof Of & string>(name: Name, value: Values<Of>[Name]): void
  /** Asks the page to go to a path of the portal. Returns whether the page follows the path. */
  navigate(path: string): boolean
  /** Sends `reeldock-ready` when the first read has succeeded, once while the element stays in the page. */
  ready(): void
  /** Sends `reeldock-error`; the screen shows the failure itself. */
  failed(failure: Failure, title: string): void
  /** Sets the function that `refresh()` of the element calls; null when the screen unmounts. */
  onRefresh(refresh: (() => Promise<void>) | null): void
  /** Connects `dirty`, `save()` and `discard()` of the element with the edits of the screen. */
  expose(work: Work | null): void
}

export interface ScreenProps<Of extends Attributes = Attributes, Says extends Events = Record<string, unknown>> {
  readonly values: Values<Of>
  readonly host: ElementHost<Of, Says>
}

/** The typed description of an element, from which its tag is made. Texts for developers are in its `docs.ts`. */
export interface Description<Of extends Attributes, Says extends Events> {
  /** The tag without the prefix: 'work-orders'. */
  readonly name: string
  readonly attributes: Of
  /** The style sheets of the element's area, as text. */
  readonly styles?: readonly string[]
  readonly screen: ComponentType<ScreenProps<Of, Says>>
  /** Whether the element shows without an account: landing, footer, status pages, notifications. */
  readonly open?: boolean
  /** Whether the element shows the notifications of the whole page instead of its own. */
  readonly wholePage?: boolean
  /**
   * The level of the title without the attribute `heading-level`, by default '2'; null when the element has no title.
   */
  readonly headingLevel?: '1' | '2' | null
  /** The number of rows of the skeleton, so that it has about the size of the loaded element. */
  readonly skeletonRows?: number
  /** Returns whether the element takes no room with these values: it is a closed dialog, or lies over the page. */
  readonly overlay?: (values: Values<Of>) => boolean
}

/**
 * Returns all attributes of an element besides its locale: its own, the theme, and `headingLevel` if it has a title.
 */
export function attributesOf(
  description: Pick<Description<Attributes, Events>, 'attributes' | 'headingLevel'>,
): Attributes {
  const { attributes, headingLevel: level = '2' } = description
  const common: Attributes = { ...attributes, theme }
  return level === null ? common : { ...common, headingLevel: headingLevel(level) }
}

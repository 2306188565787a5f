import type { ComponentType } from 'react'
import type { Failure } from '../../../core/base/errors'
import { type Attributes, headingLevel, theme, type Values } from './attributes'

/** The events of an element: what the `detail` of each holds, by its name. */
export type Events = object

/** What an element with something to save lets its host do. */
export interface Work {
  readonly dirty: boolean
  save(): Promise<boolean>
  discard(): void
}

/** What a screen may ask of the element that it stands in. */
export interface ElementHost<Of extends Attributes = Attributes, Says extends Events = Record<string, unknown>> {
  /** One an element, for what must not be shared between two of a kind. */
  readonly id: string
  /** The custom element itself. */
  readonly element: HTMLElement
  /** Says a domain event; its detail carries `element`, the tag that said it. False when a host cancelled it. */
  emit<Name extends keyof Says & string>(name: Name, detail: Says[Name]): boolean
  /** Writes a choice of the person back to the attribute and says `reeldock-view-changed`. */
  setView<Name extends keyof Of & string>(name: Name, value: Values<Of>[Name]): void
  /** Asks the page to go to a path of the portal: true when it is followed here. */
  navigate(path: string): boolean
  /** The first read has ended well: `reeldock-ready`, once as long as the element stays in the page. */
  ready(): void
  /** Says `reeldock-error`; the screen shows the failure itself. */
  failed(failure: Failure, title: string): void
  /** What `refresh()` does; null again when the screen goes. */
  onRefresh(refresh: (() => Promise<void>) | null): void
  /** Lets `dirty`, `save()` and `discard()` of the element speak for the screen. */
  expose(work: Work | null): void
}

export interface ScreenProps<Of extends Attributes = Attributes, Says extends Events = Record<string, unknown>> {
  readonly values: Values<Of>
  readonly host: ElementHost<Of, Says>
}

/** The typed description of an element, of which the tag is made; what it says of itself to developers is its `docs.ts`. */
export interface Description<Of extends Attributes, Says extends Events> {
  /** Without the prefix: 'work-orders'. */
  readonly name: string
  readonly attributes: Of
  /** Sheets of its own area, as text. */
  readonly styles?: readonly string[]
  readonly screen: ComponentType<ScreenProps<Of, Says>>
  /** Stands without an account: landing, footer, status pages, notifications. */
  readonly open?: boolean
  /** Shows the notifications of the whole page, instead of those of its own. */
  readonly wholePage?: boolean
  /** The level of its title without the attribute `heading-level`: '2' unless said; null where it shows no title. */
  readonly headingLevel?: '1' | '2' | null
  /** Rows of the skeleton, so that it has the final size. */
  readonly skeletonRows?: number
  /** Takes no room of its own with these attributes: a dialog that is closed, or what lies over the page. */
  readonly overlay?: (values: Values<Of>) => boolean
}

/** How all attributes of an element read, beside its locale: its own, and those that others have too. */
export function attributesOf(
  description: Pick<Description<Attributes, Events>, 'attributes' | 'headingLevel'>,
): Attributes {
  const { attributes, headingLevel: level = '2' } = description
  const common: Attributes = { ...attributes, theme }
  return level === null ? common : { ...common, headingLevel: headingLevel(level) }
}

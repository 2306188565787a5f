import type { ComponentType } from 'react'
import type { Failure } from '../../core/base/errors'
import type { Messages } from '../../core/i18n/translate'
import type { Attributes, Values } from './attributes'

/** An event of an element: what it says and, by its type, what its `detail` holds. */
export interface EventDoc<Detail> {
  readonly doc: string
  readonly detail?: Detail
}

/** Describes an event; the type parameter is its `detail`. */
export function event<Detail = null>(doc: string): EventDoc<Detail> {
  return { doc }
}

export type Events = Readonly<Record<string, EventDoc<unknown>>>
export type DetailOf<Doc> = Doc extends EventDoc<infer Detail> ? Detail : never

/** What an element with something to save lets its host do. */
export interface Work {
  readonly dirty: boolean
  save(): Promise<boolean>
  discard(): void
}

/** What a screen may ask of the element that it stands in. */
export interface ElementHost<Of extends Attributes = Attributes, Says extends Events = Events> {
  /** One an element, for what must not be shared between two of a kind. */
  readonly id: string
  /** The custom element itself. */
  readonly element: HTMLElement
  /** Says a domain event; its detail carries `element`, the tag that said it. False when a host cancelled it. */
  emit<Name extends keyof Says & string>(name: Name, detail: DetailOf<Says[Name]>): boolean
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

export interface ScreenProps<Of extends Attributes = Attributes, Says extends Events = Events> {
  readonly values: Values<Of>
  readonly host: ElementHost<Of, Says>
}

/** The typed description of an element: it makes the tag, and its docs are generated from it. */
export interface Description<Of extends Attributes, Says extends Events> {
  /** Without the prefix: 'work-orders'. */
  readonly name: string
  readonly doc: string
  readonly attributes: Of
  readonly events: Says
  /** Names of `::part()`s and what they are. */
  readonly parts?: Readonly<Record<string, string>>
  /** Names of its slots and what they are. */
  readonly slots?: Readonly<Record<string, string>>
  /** English catalogues of the areas on its screen; the kit's and the shared ones are always there. */
  readonly messages: readonly Messages[]
  /** Sheets of its own area, as text. */
  readonly styles?: readonly string[]
  readonly screen: ComponentType<ScreenProps<Of, Says>>
  /** Stands without an account: landing, footer, status pages, notifications. */
  readonly open?: boolean
  /** Shows the notifications of the whole page, instead of those of its own. */
  readonly wholePage?: boolean
  /** Rows of the skeleton, so that it has the final size. */
  readonly skeletonRows?: number
  /** Takes no room of its own with these attributes: a dialog that is closed, or what lies over the page. */
  readonly overlay?: (values: Values<Of>) => boolean
}

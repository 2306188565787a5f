import type { Failure } from '../../core/base/errors'
import type { Attributes, Values } from './attributes'
import type { DetailOf, Events } from './description'

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

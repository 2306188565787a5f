import { type Lazy, lazy } from '../../../core/base/lazy'

/** Every area's entry: an area knows its siblings by tag only. */
const entries = import.meta.glob<object>('../../*/index.ts')

/** The element that a screen holds by its tag, loaded when that screen composes it; until then the tag is an empty place. */
export function sibling(name: string): Lazy<object> {
  return lazy(async () => (await entries[`../../${name}/index.ts`]?.()) ?? {})
}

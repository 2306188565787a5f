import { type Lazy, lazy } from '../../../core/base/lazy'

/** The entries of all areas: a screen uses elements of other areas only by their tags. */
const entries = import.meta.glob<object>('../../*/index.ts')

/**
 * Returns the lazy part that defines another element, for a screen that contains its tag. The tag is empty until the
 * part has loaded.
 */
export function sibling(name: string): Lazy<object> {
  return lazy(async () => (await entries[`../../${name}/index.ts`]?.()) ?? {})
}

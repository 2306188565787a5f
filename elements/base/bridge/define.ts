import { version } from '../version'
import type { Attributes } from './attributes'
import type { Description, Events } from './description'
import { screenMount } from './mount'
import { shellClass } from './shell'

/** The key under which a class holds the version of the suite that defined it. */
const definedBy = Symbol.for('reeldock.version')
let warned = false

/**
 * Defines `<reeldock-{name}>` and returns its description, from which the manifest is made. The first definition of a
 * tag wins; another copy of the suite logs once that the tag is defined, and continues. In Node nothing is defined.
 */
export function define<Of extends Attributes, Says extends Events>(
  description: Description<Of, Says>,
): Description<Of, Says> {
  if (typeof customElements === 'undefined') return description
  const tag = `reeldock-${description.name}`
  const existing = customElements.get(tag)
  if (existing) {
    if (!warned)
      console.info(
        `reeldock ${version}: <${tag}> is already defined by ${Reflect.get(existing, definedBy) ?? 'another script'}`,
      )
    warned = true
    return description
  }
  const plain = description as unknown as Description<Attributes, Events>
  const Shell = shellClass(plain, screenMount(plain))
  Reflect.set(Shell, definedBy, version)
  customElements.define(tag, Shell)
  return description
}

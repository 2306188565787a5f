import elements from 'words:elements'
import type { Attribute } from '../bridge/attributes'
import { checkLocale } from './locales'
import { nearestName } from './nearest-name'
import { warn } from './warn'

/** The class of an element of the suite: its attributes, by property. */
interface Described {
  readonly observedAttributes?: readonly string[]
  readonly attributes?: Readonly<Record<string, Attribute<unknown>>>
}

const prefix = 'reeldock-'
const tags = elements.map(name => `${prefix}${name}`)

/** Attributes that any element may have, so a name that is similar to one of the suite's is no mistake. */
const common = new Set('id class style slot part title hidden lang dir role is inert tabindex popover nonce'.split(' '))

/** The expected values of attributes without a list of choices, for warnings. */
const expectedValues: Readonly<Record<string, string>> = {
  month: 'a month such as 2026-03',
  from: 'a day such as 2026-03-01',
  to: 'a day such as 2026-03-31',
  page: 'a whole number from 1',
  filter: 'parts such as status:assigned, risk:overdue or ship-by:7d',
}

/** Warns of unknown tags and attributes of the elements in a root, now and as elements are added. */
export function watchElements(root: Document | ShadowRoot, visited = new WeakSet<Node>()): void {
  if (visited.has(root)) return
  visited.add(root)
  const attributes = new MutationObserver(records => {
    for (const { target } of records) checkAttributes(target as Element)
  })
  const check = () => {
    for (const element of root.querySelectorAll('*')) {
      const tag = element.localName
      if (element.shadowRoot && !tag.startsWith(prefix)) watchElements(element.shadowRoot, visited)
      if (!tag.includes('-') || visited.has(element)) continue
      visited.add(element)
      if (!tags.includes(tag)) {
        if (!customElements.get(tag)) checkTag(tag)
        continue
      }
      attributes.observe(element, { attributes: true })
      void customElements.whenDefined(tag).then(() => checkAttributes(element))
    }
  }
  check()
  new MutationObserver(check).observe(root, { childList: true, subtree: true })
}

function checkTag(tag: string): void {
  // Compare names without the prefix, which would make any two tags similar.
  const isOurs = tag.startsWith(prefix)
  const name = isOurs ? nearestName(tag.slice(prefix.length), elements) : null
  const near = isOurs ? name && `${prefix}${name}` : similarTag(tag)
  if (near === null && !isOurs) return
  warn(
    `unknown element <${tag}>.${near ? ` Did you mean <${near}>?` : ` Use one of ${tags.join(', ')}.`}`,
    'unknown_tag',
  )
}

/** Returns the tag that a tag with a misspelt prefix probably means; null when the tag belongs to another library. */
function similarTag(tag: string): string | null {
  const [start = ''] = tag.split('-')
  return nearestName(start, ['reeldock']) && nearestName(tag, tags)
}

function checkAttributes(element: Element): void {
  const { observedAttributes: knownNames, attributes = {} } = customElements.get(element.localName) as Described
  // The class of another version may not list its attributes.
  if (!knownNames) return
  for (const { name, value } of element.attributes) {
    const owner = `<${element.localName}>`
    if (!knownNames.includes(name)) checkAttributeName(name, knownNames, owner)
    else if (name === 'locale') checkLocale(value, `${owner} locale`)
    else checkValue(name, value, attributes[propertyOf(name)], owner)
  }
}

/**
 * Warns of an attribute with a name that is similar to a known one. Other unknown names are ignored, since frameworks
 * and extensions put their own attributes on any element.
 */
function checkAttributeName(name: string, knownNames: readonly string[], owner: string): void {
  if (common.has(name) || /^(data-|aria-|on|ng|v-|[^a-z])/.test(name)) return
  const near = nearestName(name, knownNames)
  if (near !== null) warn(`${owner} has no attribute "${name}". Did you mean ${near}?`, 'unknown_attribute')
}

function checkValue(name: string, value: string, kind: Attribute<unknown> | undefined, owner: string): void {
  if (!kind || kind.parse(value) !== null) return
  const { choices = [], fallback } = kind
  const near = nearestName(value, choices.map(String))
  const validValues = choices.length > 0 ? `one of ${choices.join(', ')}` : (expectedValues[name] ?? 'another value')
  const usedValue = fallback === '' ? 'its default is' : `${fallback} is`
  warn(
    `${owner} ${name}="${value}" is not valid: ${usedValue} used. ${near ? `Did you mean ${near}?` : `Use ${validValues}.`}`,
    'bad_attribute',
  )
}

function propertyOf(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

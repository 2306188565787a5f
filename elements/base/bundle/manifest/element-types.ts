import { type ElementDoc, pascal, settableType } from './docs'
import type { AttributeDoc, EventDoc } from './everywhere'
import { commonAttributes, commonEvents, commonMethods, commonProperties } from './everywhere'

/** The comment at the top of each generated file. */
export const lead = '/** Made from the descriptions of the elements while the package is built. */\n'

/** Returns `dist/elements.d.ts`: the elements as TypeScript sees them in the DOM. */
export function elementTypes(elements: readonly ElementDoc[]): string {
  const tags = elements.map(({ tag, className }) => `    '${tag}': ${className}`)
  return [
    lead,
    commonInterfaces(),
    ...elements.map(interfaceOf),
    pageEvents(elements),
    'declare global {\n  interface HTMLElementTagNameMap {\n',
    `${tags.join('\n')}\n  }\n`,
    '  /** Events bubble: whatever is around an element hears them, the document and the window too. */\n',
    '  interface GlobalEventHandlersEventMap extends ReeldockPageEventMap {}\n}\n',
  ].join('')
}

/** Returns the types of one element's file, which exports nothing that a host would call. */
export function entryTypes({ className }: ElementDoc): string {
  return `${lead}export type { ${className}, ${className}EventMap } from '../elements.js'\n`
}

/** Returns the map of events that the page around the elements can listen to. */
function pageEvents(elements: readonly ElementDoc[]): string {
  const all = new Map(elements.flatMap(({ events }) => events).map(event => [event.name, event]))
  return ['\nexport interface ReeldockPageEventMap {', ...[...all.values()].map(eventLine), '}\n\n'].join('\n')
}

/** Returns the interfaces with the members that all elements share. */
function commonInterfaces(): string {
  return [
    '\nexport interface ReeldockEventMap extends HTMLElementEventMap {',
    ...commonEvents.map(eventLine),
    '}\n',
    'export interface ReeldockElement extends HTMLElement {',
    ...commonAttributes.map(({ property, type, doc }) => memberLine(property, `: ${type}`, doc)),
    ...commonMethods.map(({ name, type, doc }) => memberLine(name, type.replace(' =>', ':'), doc)),
    ...commonProperties.map(({ name, type, doc, readOnly }) =>
      memberLine(readOnly ? `readonly ${name}` : name, `: ${type}`, doc),
    ),
    '}\n',
  ].join('\n')
}

function interfaceOf({ className, doc, attributes, properties, methods, events }: ElementDoc): string {
  const isScreen = methods.length > 0
  const own = <Doc extends { readonly name?: string; readonly property?: string }>(all: readonly Doc[]) =>
    all.filter(each => !isCommon(each.name ?? each.property))
  return [
    `\nexport interface ${className}EventMap extends ${isScreen ? 'ReeldockEventMap' : 'HTMLElementEventMap'} {`,
    ...own(events).map(eventLine),
    '}\n',
    `/** ${doc} */`,
    `export interface ${className} extends ${isScreen ? 'ReeldockElement' : 'HTMLElement'} {`,
    ...own(attributes).map(propertyLine),
    ...own(properties).map(({ name, type, doc: about }) => memberLine(name, `: ${type}`, about)),
    ...['add', 'remove'].flatMap(verb => listeners(className, verb)),
    '}\n',
  ].join('\n')
}

function listeners(className: string, verb: string): string[] {
  const options = `options?: boolean | ${verb === 'add' ? 'AddEventListenerOptions' : 'EventListenerOptions'}`
  const map = `${className}EventMap`
  return [
    `  ${verb}EventListener<Name extends keyof ${map}>(type: Name, listener: (this: ${className}, event: ${map}[Name]) => unknown, ${options}): void`,
    `  ${verb}EventListener(type: string, listener: EventListenerOrEventListenerObject, ${options}): void`,
  ]
}

function eventLine({ name, detail, doc }: EventDoc): string {
  return memberLine(`'${name}'`, `: CustomEvent<${detail}>`, doc)
}

function propertyLine(attribute: AttributeDoc): string {
  const { property, type, doc } = attribute
  const settable = settableType(attribute)
  if (settable === type) return memberLine(property, `: ${type}`, doc)
  return `${memberLine(`get ${property}`, `(): ${type}`, doc)}\n  set ${property}(value: ${settable})`
}

function memberLine(name: string, type: string, doc: string): string {
  return `  /** ${doc} */\n  ${name}${type}`
}

function isCommon(name: string | undefined): boolean {
  return (
    [...commonEvents, ...commonMethods, ...commonProperties].some(each => each.name === name) ||
    name === 'locale' ||
    name === 'theme'
  )
}

/** Returns the name of an event's handler: `onShipmentsSaved` for `reeldock-shipments-saved`. */
export function handlerName(event: string): string {
  return `on${pascal(event.replace(/^reeldock-/, ''))}`
}

/**
 * Returns `dist/jsx.d.ts`: the tags in JSX, for React 18 and 19. React 19 sets properties and listens to events itself.
 */
export function jsxTypes(elements: readonly ElementDoc[]): string {
  const tags = elements.map(
    ({ tag, className, attributes, events }) =>
      `      '${tag}': React.DetailedHTMLProps<React.HTMLAttributes<${className}>, ${className}> & {\n${[
        ...attributes.map(each => `        '${each.attribute}'?: ${settableType(each)} | undefined`),
        ...events.map(
          ({ name }) => `        'on${name}'?: ((event: ${className}EventMap['${name}']) => void) | undefined`,
        ),
      ].join('\n')}\n      }`,
  )
  return [
    lead,
    `import type * as React from 'react'\n`,
    `import type { ${names(elements)} } from './elements.js'\n\n`,
    `declare module 'react' {\n  namespace JSX {\n    interface IntrinsicElements {\n`,
    `${tags.join('\n')}\n    }\n  }\n}\n`,
  ].join('')
}

/** Returns `dist/vue.d.ts`: the tags in the templates of Vue 3. */
export function vueTypes(elements: readonly ElementDoc[]): string {
  const tags = elements.map(
    ({ tag, className, attributes, events }) =>
      `    '${tag}': DefineComponent<{\n${[
        ...attributes.map(each => `      '${each.attribute}'?: ${settableType(each)}`),
        ...attributes
          .filter(({ attribute, property }) => attribute !== property)
          .map(each => `      ${each.property}?: ${settableType(each)}`),
        ...events.map(({ name }) => `      on${pascal(name)}?: (event: ${className}EventMap['${name}']) => void`),
      ].join('\n')}\n    }>`,
  )
  return [
    lead,
    `import type { DefineComponent } from 'vue'\n`,
    `import type { ${elements.map(({ className }) => `${className}EventMap`).join(', ')} } from './elements.js'\n\n`,
    `declare module 'vue' {\n  interface GlobalComponents {\n`,
    `${tags.join('\n')}\n  }\n}\n`,
  ].join('')
}

/** Returns the names of the elements' types, as an import lists them. */
export function names(elements: readonly ElementDoc[]): string {
  return elements.flatMap(({ className }) => [className, `${className}EventMap`]).join(', ')
}

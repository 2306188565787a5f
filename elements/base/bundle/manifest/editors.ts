import type { ElementDoc, TokenDoc } from './docs'
import type { AttributeDoc } from './everywhere'

/** Returns the choices of an attribute with a union of strings as its type; none for any other type. */
function choices({ type }: AttributeDoc): string[] {
  return [...type.matchAll(/'([^']*)'/g)].map(([, choice = '']) => choice)
}

/** Returns the data of elements for VS Code, which reads it by `html.customData`. */
export function htmlCustomData(elements: readonly ElementDoc[]) {
  return {
    version: 1.1,
    tags: elements.map(element => ({
      name: element.tag,
      description: element.doc,
      attributes: element.attributes.map(attribute => ({
        name: attribute.attribute,
        description: attribute.doc,
        ...(attribute.type === 'boolean' ? { valueSet: 'v' } : {}),
        ...(choices(attribute).length > 0 ? { values: choices(attribute).map(name => ({ name })) } : {}),
      })),
    })),
  }
}

/** Returns the data of tokens and parts for VS Code, which reads it by `css.customData`. */
export function cssCustomData(elements: readonly ElementDoc[], tokens: readonly TokenDoc[]) {
  const parts = new Map(elements.flatMap(({ parts }) => Object.entries(parts)))
  return {
    version: 1.1,
    properties: tokens.map(({ name, value, doc }) => ({ name, description: `${doc} (${value})` })),
    pseudoElements: [...parts].map(([name, doc]) => ({ name: `::part(${name})`, description: doc })),
  }
}

/** Returns the data for editors by JetBrains: https://github.com/JetBrains/web-types */
export function webTypes(elements: readonly ElementDoc[], tokens: readonly TokenDoc[], version: string) {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'reeldock',
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: elements.map(element => ({
          name: element.tag,
          description: element.doc,
          attributes: element.attributes.map(({ attribute, type, fallback, doc }) => ({
            name: attribute,
            description: doc,
            value: { type, ...(type === 'boolean' ? { required: false } : {}) },
            default: String(fallback),
          })),
          slots: Object.entries(element.slots).map(([name, description]) => ({ name, description })),
          js: {
            properties: [
              ...element.attributes.map(({ property, type, doc }) => ({
                name: property,
                value: { type },
                description: doc,
              })),
              ...element.properties.map(({ name, type, doc }) => ({ name, value: { type }, description: doc })),
            ],
            events: element.events.map(({ name, detail, doc }) => ({
              name,
              value: { type: `CustomEvent<${detail}>` },
              description: doc,
            })),
          },
          css: { parts: Object.entries(element.parts).map(([name, description]) => ({ name, description })) },
        })),
      },
      css: { properties: tokens.map(({ name, doc }) => ({ name, description: doc })) },
    },
  }
}

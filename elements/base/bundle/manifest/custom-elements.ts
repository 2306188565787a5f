import type { ElementDoc, TokenDoc } from './docs'

/** Returns the manifest in the format of https://github.com/webcomponents/custom-elements-manifest, schema 2.1.0. */
export function customElementsManifest(elements: readonly ElementDoc[], tokens: readonly TokenDoc[]) {
  return {
    schemaVersion: '2.1.0',
    readme: '../README.md',
    modules: elements.map(element => {
      const path = `elements/${element.name}.js`
      return {
        kind: 'javascript-module',
        path,
        declarations: [declaration(element, tokens)],
        exports: [
          {
            kind: 'custom-element-definition',
            name: element.tag,
            declaration: { name: element.className, module: path },
          },
        ],
      }
    }),
  }
}

function declaration(element: ElementDoc, tokens: readonly TokenDoc[]) {
  return {
    kind: 'class',
    customElement: true,
    name: element.className,
    tagName: element.tag,
    description: element.doc,
    superclass: { name: 'HTMLElement', package: 'global:' },
    attributes: element.attributes.map(({ attribute, property, type, fallback, doc }) => ({
      name: attribute,
      fieldName: property,
      type: { text: type },
      default: JSON.stringify(fallback),
      description: doc,
    })),
    members: [
      ...element.attributes.map(({ attribute, property, type, fallback, doc }) => ({
        kind: 'field',
        name: property,
        attribute,
        // Attributes are the only state of properties, so property and attribute always mirror each other.
        reflects: true,
        type: { text: type },
        default: JSON.stringify(fallback),
        description: doc,
      })),
      ...element.properties.map(({ name, type, doc, readOnly }) => ({
        kind: 'field',
        name,
        type: { text: type },
        description: doc,
        ...(readOnly ? { readonly: true } : {}),
      })),
      ...element.methods.map(({ name, type, doc }) => ({
        kind: 'method',
        name,
        return: { type: { text: type.replace(/^\(\) => /, '') } },
        description: doc,
      })),
    ],
    events: element.events.map(({ name, detail, doc }) => ({
      name,
      type: { text: `CustomEvent<${detail}>` },
      description: doc,
    })),
    slots: Object.entries(element.slots).map(([name, description]) => ({ name, description })),
    cssParts: Object.entries(element.parts).map(([name, description]) => ({ name, description })),
    cssProperties: tokens.map(({ name, value, doc }) => ({ name, default: value, description: doc })),
  }
}

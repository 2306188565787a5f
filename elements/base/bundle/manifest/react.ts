import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from '@typescript/typescript6'
import { type ElementDoc, pascal, settableType } from './docs'
import { handlerName, lead, names } from './element-types'

/** Returns `dist/react.js`: a component for each element, with the React of the host. */
export function reactModule(elements: readonly ElementDoc[]): string {
  const sources = ['wrap-react.ts', '../loading/waiting-methods.ts'].map(scriptOf)
  const components = elements.map(({ name, tag, attributes, properties, events }) => {
    const attributeOf = Object.fromEntries(attributes.map(({ property, attribute }) => [property, attribute]))
    const eventOf = Object.fromEntries(events.map(event => [handlerName(event.name), event.name]))
    const file = JSON.stringify(`./elements/${name}.js`)
    const args = [tag, attributeOf, eventOf].map(each => JSON.stringify(each)).join(', ')
    const settable = properties.filter(({ readOnly }) => !readOnly).map(property => property.name)
    return `export const ${pascal(name)} = wrap(${args}, ${JSON.stringify(settable)}, () => import(${file}))`
  })
  return `'use client'\n${lead}${sources.join('')}${components.join('\n')}\n`
}

/**
 * Returns a source file of the wrapper as plain script without imports of its siblings and without exports, so that
 * several fit in one file.
 */
function scriptOf(file: string): string {
  const { outputText } = ts.transpileModule(readFileSync(join(import.meta.dirname, '..', file), 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  })
  return outputText.replace(/^import .* from '\.\.?\/.*\n/gm, '').replace(/^export /gm, '')
}

/** Returns `dist/react.d.ts`. */
export function reactTypes(elements: readonly ElementDoc[]): string {
  const components = elements.map(({ name, className, doc, attributes, properties, events }) => {
    const own = [
      ...attributes.map(({ property }) => property),
      ...properties.map(property => property.name),
      ...events.map(event => handlerName(event.name)),
    ]
    const props = [
      ...attributes.map(each => `  /** ${each.doc} */\n  ${each.property}?: ${settableType(each)} | undefined`),
      ...attributes
        .filter(({ attribute, property }) => attribute !== property)
        .map(({ attribute, property }) => `  /** Here it is \`${property}\`. */\n  '${attribute}'?: never`),
      ...properties
        .filter(({ readOnly }) => !readOnly)
        .map(property => `  /** ${property.doc} */\n  ${property.name}?: ${property.type} | undefined`),
      ...events.map(
        ({ name: event, doc: about }) =>
          `  /** ${about} */\n  ${handlerName(event)}?: ((event: ${className}EventMap['${event}']) => void) | undefined`,
      ),
    ]
    return [
      `export interface ${pascal(name)}Props extends Omit<HTMLAttributes<${className}>, ${own.map(each => `'${each}'`).join(' | ')}> {`,
      ...props,
      '}',
      `/** ${doc} */`,
      `export declare const ${pascal(name)}: ForwardRefExoticComponent<${pascal(name)}Props & RefAttributes<${className}>>`,
    ].join('\n')
  })
  return [
    lead,
    `import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react'\n`,
    `import type { ${names(elements)} } from './elements.js'\n\n`,
    `${components.join('\n\n')}\n`,
  ].join('')
}

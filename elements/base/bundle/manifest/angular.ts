import { type ElementDoc, pascal, settableType } from './docs'
import { lead } from './element-types'
import type { AttributeDoc, MemberDoc } from './everywhere'

/** The oldest Angular linker that can read the declarations, and the Angular version that they are written for. */
const since = "minVersion: '14.0.0', version: '19.0.0', ngImport: angular"

/**
 * The code that all directives share. Attributes are the only state of an element, so an input writes an attribute.
 * Servers render attributes, and attributes also apply before the element is defined. `null` and `false` remove one.
 */
const shared = `
function write(element, attribute, value) {
  if (value === false || value === null || value === undefined) element.removeAttribute(attribute)
  else element.setAttribute(attribute, value === true ? '' : String(value))
}

function start(load) {
  if (typeof customElements !== 'undefined') load().catch(error => console.error(error))
  return angular.inject(angular.ElementRef).nativeElement
}
`

function settable({ properties }: ElementDoc): MemberDoc[] {
  return properties.filter(({ readOnly }) => !readOnly)
}

function inputNames(element: ElementDoc): string[] {
  return [...element.attributes.map(({ property }) => property), ...settable(element).map(({ name }) => name)]
}

/**
 * Returns `dist/angular.js`: a directive for each element, in the form that Angular's own build completes ("partial"
 * compilation, which its package format requires). Each directive is declared when Angular first reads it: without that
 * build, as in plain Node, a declaration would need Angular's compiler, and an import must need nothing.
 */
export function angularModule(elements: readonly ElementDoc[]): string {
  const directives = elements.map(element => {
    const { name, tag, attributes } = element
    const className = pascal(name)
    const setters = [
      ...attributes.map(
        ({ property, attribute }) => `  set ${property}(value) { write(this.element, '${attribute}', value) }`,
      ),
      ...settable(element).map(({ name: property }) => `  set ${property}(value) { this.element.${property} = value }`),
    ]
    const inputs = inputNames(element).map(input => `${input}: '${input}'`)
    return [
      `export class ${className} {`,
      `  element = start(() => import('./elements/${name}.js'))`,
      ...setters,
      '  static #fac',
      '  static #dir',
      `  static get ɵfac() { return (${className}.#fac ??= angular.ɵɵngDeclareFactory({ ${since}, type: ${className}, deps: [], target: angular.ɵɵFactoryTarget.Directive })) }`,
      `  static get ɵdir() { return (${className}.#dir ??= angular.ɵɵngDeclareDirective({ ${since}, type: ${className}, isStandalone: true, selector: '${tag}', inputs: { ${inputs.join(', ')} } })) }`,
      '}\n',
    ].join('\n')
  })
  return `${lead}import * as angular from '@angular/core'\n${shared}\n${directives.join('\n')}`
}

/**
 * Returns `dist/angular.d.ts`: the directives as strict templates check them. Events are those of the tags in the DOM.
 */
export function angularTypes(elements: readonly ElementDoc[]): string {
  const directives = elements.map(element => {
    const { name, tag, className, doc, attributes } = element
    const directive = pascal(name)
    const inputs = inputNames(element).map(input => `${input}: { alias: '${input}'; required: false }`)
    return [
      `/** ${doc} */`,
      `export declare class ${directive} {`,
      `  /** The element itself: its methods, and what it says. */`,
      `  readonly element: ${className}`,
      ...attributes.flatMap(inputLines),
      ...settable(element).map(property => `  /** ${property.doc} */\n  set ${property.name}(value: ${property.type})`),
      `  static ɵfac: angular.ɵɵFactoryDeclaration<${directive}, never>`,
      `  static ɵdir: angular.ɵɵDirectiveDeclaration<${directive}, '${tag}', never, { ${inputs.join('; ')} }, {}, never, never, true, never>`,
      '}\n',
    ].join('\n')
  })
  const classes = elements.map(({ className }) => className).join(', ')
  return `${lead}import * as angular from '@angular/core'\nimport type { ${classes} } from './elements.js'\n\n${directives.join('\n')}`
}

/** Returns the type lines of an input. A template may pass null or undefined; an input without brackets is a string. */
function inputLines(attribute: AttributeDoc): string[] {
  const { property, type, doc } = attribute
  const text = type === 'boolean' ? " | ''" : type === 'number' ? ' | string' : ''
  return [`  /** ${doc} */`, `  set ${property}(value: ${settableType(attribute)}${text} | null | undefined)`]
}

import { type ElementDoc, pascal, settableType } from './docs'
import { lead } from './element-types'
import type { AttributeDoc, MemberDoc } from './everywhere'

/** The oldest linker of Angular that reads what is written here, and the Angular it is written as. */
const since = "minVersion: '14.0.0', version: '19.0.0', ngImport: angular"

/**
 * What every directive does. An attribute is the only state of an element, so an input writes one: a server renders it,
 * and it counts before the element is defined. `null` and `false` take it away.
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
 * `dist/angular.js`: a directive an element, in the form that Angular's own build completes ("partial" compilation, as its
 * package format wants). Each is declared when Angular first asks: without that build, as in bare Node, declaring it would
 * ask for Angular's compiler, and importing it must ask for nothing.
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

/** `dist/angular.d.ts`: the directives as strict templates check them; events are those of the tags in the DOM. */
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

/** A template may leave an input empty again; one written without brackets is a text. */
function inputLines(attribute: AttributeDoc): string[] {
  const { property, type, doc } = attribute
  const text = type === 'boolean' ? " | ''" : type === 'number' ? ' | string' : ''
  return [`  /** ${doc} */`, `  set ${property}(value: ${settableType(attribute)}${text} | null | undefined)`]
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import Ajv from 'ajv'
import { dist } from './dist'

const require = createRequire(import.meta.url)
// VS Code reads the data with these packages, which are made for `require`.
const css: typeof import('vscode-css-languageservice') = require('vscode-css-languageservice')
const html: typeof import('vscode-html-languageservice') = require('vscode-html-languageservice')

const read = (file: string) => JSON.parse(readFileSync(join(dist, file), 'utf8'))

interface Declared extends Record<'attributes' | 'events' | 'cssProperties', readonly { name: string }[]> {
  readonly tagName: string
}

const { modules } = read('custom-elements.json') as { modules: { declarations: Declared[] }[] }
const declared = modules.flatMap(({ declarations }) => declarations)
const names = (all: readonly { name: string }[] = []) => all.map(({ name }) => name).toSorted()

test('custom-elements.json is valid by the schema of its format', () => {
  const schema = require('custom-elements-manifest/schema.json')
  const ajv = new Ajv({ strict: false, allErrors: true })
  const isValid = ajv.validate(schema, read('custom-elements.json'))
  expect(isValid, ajv.errorsText()).toBe(true)
})

test('VS Code offers the tags, their attributes and the values', () => {
  const provider = html.newHTMLDataProvider('reeldock', read('vscode.html-custom-data.json'))
  const service = html.getLanguageService({ customDataProviders: [provider], useDefaultDataProvider: false })
  const offered = (text: string) => {
    const document = html.TextDocument.create('file:///page.html', 'html', 0, text)
    const position = document.positionAt(text.length)
    return service.doComplete(document, position, service.parseHTMLDocument(document)).items.map(({ label }) => label)
  }
  expect(offered('<')).toEqual(expect.arrayContaining(declared.map(({ tagName }) => tagName)))
  for (const { tagName, attributes } of declared)
    expect(offered(`<${tagName} `), tagName).toEqual(expect.arrayContaining(names(attributes)))
  expect(offered('<reeldock-work-orders items="').toSorted()).toEqual(['all', 'current', 'past'])
})

test('VS Code offers the tokens', () => {
  const provider = css.newCSSDataProvider(read('vscode.css-custom-data.json'))
  const tokens = names(declared[0]?.cssProperties)
  expect(tokens.length).toBeGreaterThan(30)
  expect(names(provider.provideProperties())).toEqual(tokens)
  const service = css.getCSSLanguageService({ customDataProviders: [provider], useDefaultDataProvider: false })
  const text = 'main { --reeldock-la'
  const document = css.TextDocument.create('file:///page.css', 'css', 0, `${text} }`)
  const sheet = service.parseStylesheet(document)
  const labels = service.doComplete(document, document.positionAt(text.length), sheet).items.map(({ label }) => label)
  expect(labels).toContain('--reeldock-lamp')
})

test('web-types name the same tags, attributes, events and tokens as the manifest', () => {
  const { name, version, contributions } = read('web-types.json')
  expect(`${name} ${version}`).toBe(`reeldock ${require('../../package.json').version}`)
  const webTypes = contributions as {
    html: { elements: { name: string; attributes: { name: string }[]; js: { events: { name: string }[] } }[] }
    css: { properties: { name: string }[] }
  }
  expect(names(webTypes.html.elements)).toEqual(declared.map(({ tagName }) => tagName).toSorted())
  for (const element of webTypes.html.elements) {
    const same = declared.find(({ tagName }) => tagName === element.name)
    expect(names(element.attributes), element.name).toEqual(names(same?.attributes))
    expect(names(element.js.events), element.name).toEqual(names(same?.events))
  }
  expect(names(webTypes.css.properties)).toEqual(names(declared[0]?.cssProperties))
})

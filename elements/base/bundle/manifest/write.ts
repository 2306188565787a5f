import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../entries'
import { angularModule, angularTypes } from './angular'
import { customElementsManifest } from './custom-elements'
import { elementDocs, tokenDocs } from './docs'
import { cssCustomData, htmlCustomData, webTypes } from './editors'
import { elementTypes, entryTypes, jsxTypes, lead, vueTypes } from './element-types'
import { reactModule, reactTypes } from './react'
import { wordings } from './wordings'

/**
 * The script of type-only entries such as `reeldock/jsx`: TypeScript keeps the import in a host's code, so the script
 * must exist at run time.
 */
const typesAlone = `${lead}export {}\n`

/** The types of the function that `loading/loader.ts` exports. */
const discoverType = `/** Loads the elements of the suite in a root that the loader does not find by itself: a shadow root that is attached late, or is closed. */
export declare function discover(root: Document | ShadowRoot): void
`

/** Writes the files that are made from the descriptions of the elements into `dist/`. */
export async function writeManifest(): Promise<void> {
  const { version } = createRequire(import.meta.url)('../../../../package.json') as { version: string }
  const elements = await elementDocs()
  const tokens = tokenDocs()
  const data = {
    'custom-elements.json': customElementsManifest(elements, tokens),
    'vscode.html-custom-data.json': htmlCustomData(elements),
    'vscode.css-custom-data.json': cssCustomData(elements, tokens),
    'web-types.json': webTypes(elements, tokens, version),
    'messages.json': await wordings('en'),
  }
  const texts: Record<string, string> = {
    ...Object.fromEntries(Object.entries(data).map(([file, value]) => [file, `${JSON.stringify(value, null, 2)}\n`])),
    ...Object.fromEntries(elements.map(element => [`elements/${element.name}.d.ts`, entryTypes(element)])),
    'elements.d.ts': elementTypes(elements),
    'all.d.ts': `import './elements.js'\n`,
    'loader.d.ts': `import './elements.js'\n\n${discoverType}`,
    'jsx.js': typesAlone,
    'jsx.d.ts': jsxTypes(elements),
    'vue.js': typesAlone,
    'vue.d.ts': vueTypes(elements),
    'angular.js': angularModule(elements),
    'angular.d.ts': angularTypes(elements),
    'react.js': reactModule(elements),
    'react.d.ts': reactTypes(elements),
  }
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(root, 'dist', file), text)
}

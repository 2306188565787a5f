import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import ts from '@typescript/typescript6'
import { listFiles, root } from './sources'

/**
 * Browsers' translators replace the text nodes of a page. React loses such a text if it is beside other nodes, but it
 * can always set the only text of an element. Hence each text has its own element.
 */

/** The parts of a name are bare between its possible line breaks, and their key replaces them together. */
const exempt = new Set(['elements/kit/layout/wrapping.tsx'])

const { TypeFlags } = ts
const options = ts.parseJsonConfigFileContent(
  ts.readConfigFile(fileURLToPath(new URL('../../tsconfig.json', import.meta.url)), ts.sys.readFile).config,
  ts.sys,
  root,
)
const files = listFiles('elements').filter(
  path => path.endsWith('.tsx') && !path.endsWith('.test.tsx') && !exempt.has(path),
)
const declarations = options.fileNames.filter(path => path.endsWith('.d.ts'))
let program: ts.Program
let checker: ts.TypeChecker

test.beforeAll(() => {
  program = ts.createProgram([...files.map(path => root + path), ...declarations], options.options)
  checker = program.getTypeChecker()
})

/** Returns whether a type can be a text. An empty text and a zero are results of `&&` that show nothing. */
function canBeText(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some(canBeText)
  if (type.isStringLiteral()) return type.value !== ''
  if (type.isNumberLiteral()) return type.value !== 0
  if (type.flags & TypeFlags.BigIntLiteral) return false
  if (isList(type)) return checker.getTypeArguments(type as ts.TypeReference).some(canBeText)
  return (type.flags & (TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigInt | TypeFlags.Any)) !== 0
}

const isList = (type: ts.Type) => checker.isArrayType(type) || checker.isTupleType(type)

/** Returns whether React makes a separate text node of a child: a child with siblings or an item of a list. */
function isBare(child: ts.JsxChild, hasSiblings: boolean): boolean {
  if (ts.isJsxText(child)) return hasSiblings
  if (!ts.isJsxExpression(child) || !child.expression) return false
  const type = checker.getTypeAtLocation(child.expression)
  return (hasSiblings || isList(type)) && canBeText(type)
}

/** Returns whether a component returns a bare text, which may have siblings where the component is used. */
function returnsText(node: ts.Node): boolean {
  if (!ts.isFunctionDeclaration(node) || !/^[A-Z]/.test(node.name?.text ?? '')) return false
  const signature = checker.getSignatureFromDeclaration(node)
  return signature !== undefined && canBeText(checker.getReturnTypeOfSignature(signature))
}

const isFragment = (node: ts.JsxElement | ts.JsxFragment) =>
  ts.isJsxFragment(node) || node.openingElement.tagName.getText() === 'Fragment'

function bareTexts(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = returnsText(node) ? [node] : []
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
    const children = node.children.filter(
      child => !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces && child.text.includes('\n')),
    )
    const hasSiblings = children.length > 1 || isFragment(node)
    found.push(...children.filter(child => isBare(child, hasSiblings)))
  }
  ts.forEachChild(node, child => {
    found.push(...bareTexts(child))
  })
  return found
}

test('every text has its own element, so that a translated page updates it', () => {
  const faults = files.flatMap(path => {
    const source = program.getSourceFile(root + path)
    if (!source) return [`${path} is not read`]
    return bareTexts(source).map(node => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      return `${path}:${line + 1} ${node.getText().replace(/\s+/g, ' ').slice(0, 60)}`
    })
  })
  expect(faults.join('\n')).toBe('')
})

test('text in the typeface of codes is not translated', () => {
  const tags = files.flatMap(path => {
    const source = program.getSourceFile(root + path)
    const openings: string[] = []
    const visit = (node: ts.Node) => {
      if (ts.isJsxOpeningElement(node)) openings.push(node.getText())
      ts.forEachChild(node, visit)
    }
    if (source) visit(source)
    return openings.map(text => ({ path, text }))
  })
  const faults = tags.filter(({ text }) => /className="[^"]*\bmono\b/.test(text) && !text.includes('translate="no"'))
  expect(faults).toEqual([])
})

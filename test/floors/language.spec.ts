import { expect, test } from '@playwright/test'
import { lineOf, readSources, type Source, type SyntaxNode } from './sources'

const maxLines = 120

/** Openings of comments that name no subject. */
const openings = /^(What|Whoever|Whatever|Whose|Of what|It|They|Nobody|Nothing|So many|So often)\b/

/** Names that the field has other words for: `mergeRemote`, `acceptRemote`, `inFlight`, `history`, `unconfirmed`. */
const riddles = new Set(
  `giveWay typedSince hasGone goesOn inDoubt readAccount leavers otherAccount doorByAccess leadsTo handOn`.split(' '),
)

const sources = readSources('core', 'elements', 'demo')
const isTest = ({ path }: Source) => /\.(test|d)\.tsx?$/.test(path)

/** Returns the text of a comment without its stars, on one line. */
const textOf = (value: string) =>
  value
    .replaceAll(/^\s*\*+ ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

function faultyComments(files: readonly Source[]): string[] {
  return files.flatMap(({ path, text, comments }) =>
    comments.flatMap(({ value, start }) =>
      openings.test(textOf(value)) ? [`${path}:${lineOf(text, start)} ${textOf(value)}`] : [],
    ),
  )
}

test('a comment begins with its subject', () => {
  expect(faultyComments(sources).join('\n')).toBe('')
})

test('names are those of the field', () => {
  const faults = sources.flatMap(({ path, text, nodes }) =>
    nodes.flatMap(({ type, name, start }) =>
      type === 'Identifier' && riddles.has(String(name)) ? [`${path}:${lineOf(text, start)} ${name}`] : [],
    ),
  )
  expect(faults.join('\n')).toBe('')
})

test(`a function has at most ${maxLines} lines, comments and blanks included`, () => {
  const linesOf = (text: string, { start, end }: SyntaxNode) => text.slice(start, Number(end)).split('\n').length
  const long = sources
    .filter(source => !isTest(source))
    .filter(({ nodes, text }) =>
      nodes.some(node => /Function/.test(node.type) && node.body && linesOf(text, node) > maxLines),
    )
    .map(({ path }) => path)
  expect(long.join('\n')).toBe('')
})

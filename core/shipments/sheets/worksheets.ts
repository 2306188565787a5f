import { type Parts, tagOf, tagsIn, textOf } from './part-markup'
import { sheetFailure } from './sheet-failure'

const workbookPath = 'xl/workbook.xml'
const relationsPath = 'xl/_rels/workbook.xml.rels'

/** A sheet of cells. Chart, dialog and macro sheets do not count. */
export interface Worksheet {
  readonly name: string
  /** The path of its part in the file. */
  readonly path: string
  /** Whether the sheet is visible in a spreadsheet program: neither hidden nor very hidden. */
  readonly isVisible: boolean
  /** The position of the sheet's tag among the tags of all sheets. */
  readonly index: number
}

/** The types of relationships in the two forms of the format, transitional and strict. */
const relationType =
  /^http:\/\/(?:schemas\.openxmlformats\.org\/officeDocument\/2006|purl\.oclc\.org\/ooxml\/officeDocument)\/relationships\/(\w+)$/

/**
 * Returns the worksheets of a workbook in the order of their tabs. The workbook lists sheets of all kinds, and the
 * relationships identify worksheets (ECMA-376, part 1, 18.2.19 and 12.3.24).
 * @throws Failure when the workbook lists no sheet, or does not tell their paths
 */
export function worksheetsOf(parts: Parts): readonly Worksheet[] {
  const relations = relationsOf(parts)
  const sheets = tagsIn(textOf(parts, workbookPath), 'sheet').filter(({ name }) => name)
  if (relations.length === 0 || sheets.length === 0) throw sheetFailure('damaged')
  const paths = new Map(relations.filter(({ type }) => type === 'worksheet').map(({ id, path }) => [id, path]))
  return sheets.flatMap(({ name = '', id = '', state = 'visible' }, index) => {
    const path = paths.get(id)
    return path === undefined ? [] : [{ name, path, isVisible: state === 'visible', index }]
  })
}

/** Returns the markup of a workbook's styles; empty without styles. */
export function stylesOf(parts: Parts): string {
  return textOf(parts, relatedPath(parts, 'styles') ?? 'xl/styles.xml')
}

/** Returns the path of a workbook's shared texts, even when it has none. */
export function sharedTextsPath(parts: Parts): string {
  return relatedPath(parts, 'sharedStrings') ?? 'xl/sharedStrings.xml'
}

function relatedPath(parts: Parts, wanted: string): string | undefined {
  return relationsOf(parts).findLast(({ type }) => type === wanted)?.path
}

function relationsOf(parts: Parts) {
  return tagsIn(textOf(parts, relationsPath), 'Relationship').map(({ Id = '', Type = '', Target = '' }) => ({
    id: Id,
    type: relationType.exec(Type)?.[1] ?? null,
    path: Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`,
  }))
}

/** Returns the parts with a workbook that lists only some of its sheets. */
export function withSheets(parts: Parts, listed: readonly Worksheet[]): Record<string, string> {
  const indices = new Set(listed.map(({ index }) => index))
  let index = -1
  const workbook = textOf(parts, workbookPath).replace(tagOf('sheet'), tag => {
    // `worksheetsOf` ignores tags without a name, too.
    if (!tagsIn(tag, 'sheet')[0]?.name) return ''
    index += 1
    return indices.has(index) ? tag : ''
  })
  return { ...parts, [workbookPath]: workbook }
}

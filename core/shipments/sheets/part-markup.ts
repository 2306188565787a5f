import { unescapeText } from './sheet-markup'

/** The parts of a workbook: their markup by their paths in the file. */
export type Parts = Readonly<Record<string, string>>

const attribute = /(?:[\w.-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const comment = /<!--[\s\S]*?-->/g

/** Returns the pattern of tags with a name and any prefix. Attributes may hold a ">" in quotation marks. */
export function tagOf(name: string): RegExp {
  return new RegExp(`<(?:[\\w.-]+:)?${name}(?=[\\s/>])((?:"[^"]*"|'[^']*'|[^<>"'])*)>`, 'g')
}

/** Returns the markup of a part without comments, so that tags in comments are ignored; empty for a missing part. */
export function textOf(parts: Parts, path: string): string {
  return (parts[path] ?? '').replace(comment, '')
}

/** Returns the attributes of all tags with a name. The keys have no prefix. */
export function tagsIn(xml: string, name: string): readonly Readonly<Record<string, string>>[] {
  return [...xml.matchAll(tagOf(name))].map(([, inside = '']) =>
    Object.fromEntries(
      [...inside.matchAll(attribute)].map(([, key = '', double, single]) => [key, decodeText(double ?? single ?? '')]),
    ),
  )
}

/** Replaces the escapes of XML and of workbooks (`_x000A_`) by their characters. */
export const decodeText = (markup: string) => unescapeText(decodeEntities(markup))

const references = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Replaces the references of XML (`&amp;`, `&#10;`) by their characters. */
function decodeEntities(value: string): string {
  if (!value.includes('&')) return value
  return value.replace(references, (match, hex?: string, digits?: string, name?: string) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? match
    const code = digits === undefined ? Number.parseInt(hex ?? '', 16) : Number(digits)
    return code <= 0x10ffff ? String.fromCodePoint(code) : match
  })
}

import type { Unzipped } from 'fflate'

const attribute = /(?:[\w.-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const comment = /<!--[\s\S]*?-->/g

/** Returns the pattern of tags with a name and any prefix. Attributes may hold a ">" in quotation marks. */
export function tagOf(name: string): RegExp {
  return new RegExp(`<(?:[\\w.-]+:)?${name}(?=[\\s/>])((?:"[^"]*"|'[^']*'|[^<>"'])*)>`, 'g')
}

/** Returns the markup of a part without comments, so that tags in comments are ignored; empty for a missing part. */
export function textOf(parts: Unzipped, path: string): string {
  const part = parts[path]
  return part === undefined ? '' : new TextDecoder().decode(part).replace(comment, '')
}

/** Returns the attributes of all tags with a name. The keys have no prefix. */
export function tagsIn(xml: string, name: string): readonly Readonly<Record<string, string>>[] {
  return [...xml.matchAll(tagOf(name))].map(([, inside = '']) =>
    Object.fromEntries(
      [...inside.matchAll(attribute)].map(([, key = '', double, single]) => [key, decode(double ?? single ?? '')]),
    ),
  )
}

const escapes = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));|_x([\da-f]{4})_/gi
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Replaces the escapes of XML and of workbooks (`_x000A_`) by their characters. */
function decode(value: string): string {
  return value.replace(escapes, (match, hex?: string, digits?: string, name?: string, unit?: string) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? match
    const code = digits === undefined ? Number.parseInt(hex ?? unit ?? '', 16) : Number(digits)
    return code <= 0x10ffff ? String.fromCodePoint(code) : match
  })
}

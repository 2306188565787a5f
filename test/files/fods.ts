/** A cell of a flat OpenDocument sheet, typed as somebody would have typed it. */
export type Cell =
  | string
  | number
  | null
  | { readonly formula: string; readonly value: string | number }
  | { readonly day: string }

const plain: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const safe = (words: string) => words.replace(/[&<>"]/g, letter => plain[letter] ?? letter)

/** A flat OpenDocument file with one sheet, which LibreOffice opens and writes as .xlsx. */
export function fods(name: string, rows: readonly (readonly Cell[])[]): string {
  const namespaces = ['office', 'table', 'text', 'style', 'number']
    .map(
      prefix =>
        `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${prefix === 'number' ? 'datastyle' : prefix}:1.0"`,
    )
    .join(' ')
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${namespaces} xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
<office:automatic-styles>
<number:date-style style:name="D"><number:year number:style="long"/><number:text>-</number:text><number:month number:style="long"/><number:text>-</number:text><number:day number:style="long"/></number:date-style>
<style:style style:name="day" style:family="table-cell" style:data-style-name="D"/>
</office:automatic-styles>
<office:body><office:spreadsheet><table:table table:name="${safe(name)}">
${rows.map(row => `<table:table-row>${row.map(cellOf).join('')}</table:table-row>`).join('\n')}
</table:table></office:spreadsheet></office:body></office:document>
`
}

function cellOf(cell: Cell): string {
  if (cell === null || cell === '') return '<table:table-cell/>'
  if (typeof cell === 'object' && 'day' in cell)
    return `<table:table-cell table:style-name="day" office:value-type="date" office:date-value="${cell.day}"/>`
  const formula = typeof cell === 'object' ? ` table:formula="of:${safe(cell.formula)}"` : ''
  const value = typeof cell === 'object' ? cell.value : cell
  return typeof value === 'number'
    ? `<table:table-cell${formula} office:value-type="float" office:value="${value}"/>`
    : `<table:table-cell${formula} office:value-type="string"><text:p>${safe(value)}</text:p></table:table-cell>`
}

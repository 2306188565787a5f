import { join } from 'node:path'
// The compiler that the house uses has no interface for programs; this is the last one that has.
import ts from '@typescript/typescript6'
import { declarations } from '../types'

/** Of each element, the types of its events' details by the events' names, with no name that a host would have to import. */
export function detailTypes(elements: readonly string[]): Record<string, Record<string, string>> {
  const files = elements.map(name => join(declarations, `elements/${name}/contract.d.ts`))
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    noEmit: true,
    strict: true,
    types: [],
  })
  const checker = program.getTypeChecker()
  return Object.fromEntries(
    elements.map((name, index): [string, Record<string, string>] => {
      const source = program.getSourceFile(files[index] ?? '')
      const symbol = source && checker.getSymbolAtLocation(source)
      const events = symbol && checker.getExportsOfModule(symbol).find(each => each.name === 'Events')
      if (!events || !source) return [name, {}]
      const detailOf = (event: ts.Symbol) => written(checker.getTypeOfSymbolAtLocation(event, source), source, checker)
      const members = checker.getDeclaredTypeOfSymbol(events).getProperties()
      return [name, Object.fromEntries(members.map(member => [member.name, detailOf(member)]))]
    }),
  )
}

/** A type in full: what has a name in our sources has none in a host's. */
function written(type: ts.Type, at: ts.Node, checker: ts.TypeChecker): string {
  if (type.isUnion() && !(type.flags & ts.TypeFlags.Boolean))
    return type.types.map(part => written(part, at, checker)).join(' | ')
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference)
    return item ? `${bracketed(written(item, at, checker))}[]` : 'unknown[]'
  }
  if (type.flags & ts.TypeFlags.Object && type.getProperties().length > 0) {
    const members = type.getProperties().map(member => {
      const optional = member.flags & ts.SymbolFlags.Optional ? '?' : ''
      return `${member.name}${optional}: ${written(checker.getTypeOfSymbolAtLocation(member, at), at, checker)}`
    })
    return `{ ${members.join('; ')} }`
  }
  return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation).replaceAll('"', "'")
}

function bracketed(type: string): string {
  return type.includes(' | ') ? `(${type})` : type
}

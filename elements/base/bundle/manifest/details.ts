import { join } from 'node:path'
// The compiler of this repository has no API for programs; TypeScript 6 is the last version with such an API.
import ts from '@typescript/typescript6'
import { declarations } from '../types'

/**
 * Returns the types of the event details of each element, by element and event. They contain no name that a
 * host would have to import.
 */
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
      const detailOf = (event: ts.Symbol) => typeText(checker.getTypeOfSymbolAtLocation(event, source), source, checker)
      const members = checker.getDeclaredTypeOfSymbol(events).getProperties()
      return [name, Object.fromEntries(members.map(member => [member.name, detailOf(member)]))]
    }),
  )
}

/** Returns a type written out in full, because hosts do not have the names of our sources. */
function typeText(type: ts.Type, place: ts.Node, checker: ts.TypeChecker): string {
  if (type.isUnion() && !(type.flags & ts.TypeFlags.Boolean))
    return type.types.map(part => typeText(part, place, checker)).join(' | ')
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference)
    return item ? `${bracketed(typeText(item, place, checker))}[]` : 'unknown[]'
  }
  if (type.flags & ts.TypeFlags.Object && type.getProperties().length > 0) {
    const members = type.getProperties().map(member => {
      const optional = member.flags & ts.SymbolFlags.Optional ? '?' : ''
      return `${member.name}${optional}: ${typeText(checker.getTypeOfSymbolAtLocation(member, place), place, checker)}`
    })
    return `{ ${members.join('; ')} }`
  }
  return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation).replaceAll('"', "'")
}

function bracketed(type: string): string {
  return type.includes(' | ') ? `(${type})` : type
}

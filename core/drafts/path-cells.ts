import { valueAt, withValueAt } from '../base/field-path'
import type { FormCells } from './form'

/**
 * What is kept: a text, a number or a boolean stands for any of its kind, a list for any list of what its first item is,
 * a function for what it accepts, and of an object the fields that are named.
 */
export type Shape =
  | string
  | number
  | boolean
  | Shape[]
  | { readonly [name: string]: Shape }
  | ((kept: unknown) => boolean)

/** Guards what was kept in storage by another version. */
export function hasShape(kept: unknown, shape: Shape | undefined): boolean {
  if (typeof shape === 'function') return shape(kept)
  if (Array.isArray(shape)) return Array.isArray(kept) && kept.every(each => hasShape(each, shape[0]))
  if (typeof shape !== 'object') return shape !== undefined && typeof kept === typeof shape
  if (typeof kept !== 'object' || kept === null) return false
  return Object.entries(shape).every(([name, each]) => hasShape(Reflect.get(kept, name), each))
}

/** A list that is never empty: a form shows one row at least. */
export const someOf = (row: Shape) => (kept: unknown) => hasShape(kept, [row]) && (kept as unknown[]).length > 0

/** The cells of a value that has all of them always, each under its field path, with what it may hold. */
export function pathCells<Value>(shapes: Readonly<Record<string, Shape>>, same: FormCells<Value>['same']) {
  const paths = Object.keys(shapes)
  return {
    shapes,
    split: (value: Value) => new Map(paths.map(path => [path, valueAt(value, path)])),
    join: (value, typed) =>
      paths.reduce((joined, path) => {
        const cell = typed.get(path)
        return cell ? withValueAt(joined, path, cell.mine) : joined
      }, value),
    same,
    isCell: (cell: string, content: unknown) => hasShape(content, shapes[cell]),
  } satisfies FormCells<Value> & Record<string, unknown>
}

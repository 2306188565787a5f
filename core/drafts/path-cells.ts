import { valueAt, withValueAt } from '../base/field-path'
import type { FormCells } from './form-options'

/**
 * The shape of a stored content. A text, number or boolean stands for any of its type, a list for any list of items like its
 * first, an object for any with these fields, and a function for the contents that it accepts.
 */
export type Shape =
  | string
  | number
  | boolean
  | Shape[]
  | { readonly [name: string]: Shape }
  | ((content: unknown) => boolean)

/** Returns whether a stored content has a shape: another version of the package may have stored it. */
export function hasShape(content: unknown, shape: Shape | undefined): boolean {
  if (typeof shape === 'function') return shape(content)
  if (Array.isArray(shape)) return Array.isArray(content) && content.every(each => hasShape(each, shape[0]))
  if (typeof shape !== 'object') return shape !== undefined && typeof content === typeof shape
  if (typeof content !== 'object' || content === null) return false
  return Object.entries(shape).every(([name, each]) => hasShape(Reflect.get(content, name), each))
}

/** Returns the shape of a list with at least one row, since a form shows one at least. */
export const someOf = (row: Shape) => (content: unknown) =>
  hasShape(content, [row]) && (content as unknown[]).length > 0

/**
 * Returns the cells of a form that always has the same fields.
 * @param shapes the shape of each cell, by field path
 */
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

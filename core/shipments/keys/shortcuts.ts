/** The places in which shortcuts work, in the order of the dialog. */
export const shortcutGroups = ['search', 'row', 'order'] as const
type ShortcutGroup = (typeof shortcutGroups)[number]

/**
 * One way to press a shortcut. A modifier that is not listed must not be held, except Shift with `?` or `anyCharacter`.
 */
export interface Combo {
  /** `KeyboardEvent.key`, or `anyCharacter`. Letters are compared without case, since Caps Lock changes it. */
  readonly key: string
  /** Ctrl, or Cmd on a Mac. */
  readonly control?: true
  readonly shift?: true
}

interface Shortcut {
  readonly group: ShortcutGroup
  readonly combos: readonly [Combo, ...Combo[]]
}

/** The key of a combo for every printable character except the space. */
export const anyCharacter = 'Character'

/** All shortcuts that the element handles. Tab is left to the browser, and the other arrow keys to the table. */
export const shortcuts = {
  find: { group: 'search', combos: [{ key: 'Enter' }] },
  nextRow: { group: 'row', combos: [{ key: 'Enter' }] },
  ship: { group: 'row', combos: [{ key: 'Enter', control: true }] },
  above: { group: 'row', combos: [{ key: 'ArrowUp' }] },
  below: { group: 'row', combos: [{ key: 'ArrowDown' }] },
  typeOver: { group: 'row', combos: [{ key: anyCharacter }] },
  undoCell: { group: 'row', combos: [{ key: 'Escape' }] },
  save: { group: 'order', combos: [{ key: 's', control: true }] },
  undo: { group: 'order', combos: [{ key: 'z', control: true }] },
  redo: {
    group: 'order',
    combos: [
      { key: 'z', control: true, shift: true },
      { key: 'y', control: true },
    ],
  },
  problem: { group: 'order', combos: [{ key: 'F8' }] },
  problemBefore: { group: 'order', combos: [{ key: 'F8', shift: true }] },
  shipAll: { group: 'order', combos: [{ key: 'Enter', control: true, shift: true }] },
  help: { group: 'order', combos: [{ key: '?' }] },
} as const satisfies Readonly<Record<string, Shortcut>>

export type ShortcutId = keyof typeof shortcuts
/** The shortcuts of one group, so that the compiler demands a handler for each. */
export type ShortcutIn<Group extends ShortcutGroup> = {
  [Id in ShortcutId]: (typeof shortcuts)[Id]['group'] extends Group ? Id : never
}[ShortcutId]

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/**
 * Returns whether an event presses a shortcut. No shortcut uses Alt, since Ctrl with Alt types letters on many
 * keyboards.
 */
export function isShortcut(event: KeyPress, id: ShortcutId): boolean {
  const { combos }: Shortcut = shortcuts[id]
  return !event.altKey && combos.some(combo => isCombo(event, combo))
}

/** Returns the shortcuts of a group, in the order of the table. */
export function shortcutsIn<Group extends ShortcutGroup>(group: Group): ShortcutIn<Group>[] {
  const all = Object.keys(shortcuts) as ShortcutId[]
  return all.filter((id): id is ShortcutIn<Group> => shortcuts[id].group === group)
}

/** Returns the shortcut of a group that an event presses. */
export function pressedIn<Group extends ShortcutGroup>(group: Group, event: KeyPress): ShortcutIn<Group> | undefined {
  return shortcutsIn(group).find(id => isShortcut(event, id))
}

function isCombo({ key, ctrlKey, metaKey, shiftKey }: KeyPress, combo: Combo): boolean {
  if ((ctrlKey || metaKey) !== (combo.control ?? false)) return false
  // Shift types capitals, and on most keyboards the question mark.
  if (combo.key === anyCharacter) return /^\S$/u.test(key)
  if (combo.key === '?') return key === '?'
  return key.toLowerCase() === combo.key.toLowerCase() && shiftKey === (combo.shift ?? false)
}

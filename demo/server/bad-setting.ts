/** Thrown for a variable that cannot be used; its message names it. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting'
}

/** Thrown for a variable that cannot be used. The message names the variable. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting'
}

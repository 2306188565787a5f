export interface View {
  width: number
  theme: string
  /** Right to left, but in English, because the fonts of the look have no Arabic. */
  dir?: 'rtl'
}

interface Shown {
  element: string
  state: string
}

export function views(shown: Shown): View[]
export function pictureName(shown: Pick<Shown, 'state'>, view: View): string

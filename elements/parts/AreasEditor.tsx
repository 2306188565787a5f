import type { Text } from '../../core/i18n/translate'
import type { AreaForm, Delivery, Places } from '../../core/service-areas/types'

export interface AreasEditorProps {
  /** All areas of the form, removed ones and those of the other tab included: the paths of `errors` count in this list. */
  areas: readonly AreaForm[]
  /** What is in force, or was there first: what differs from it is marked. */
  base: readonly AreaForm[]
  /** By path: "[0].options[1].price"; '' for the list as a whole. */
  errors: Readonly<Record<string, Text>>
  delivery: Delivery
  places: Places
  /** Codes whose places are being asked for; '' stands for the countries. */
  loading: ReadonlySet<string>
  readOnly?: boolean | undefined
  onChange(change: (areas: readonly AreaForm[]) => readonly AreaForm[]): void
  /** Asks for what is below a place; without one: for the countries. */
  onOpenPlace(code?: string): Promise<void>
  /** Asks for the names of places. */
  onNamePlaces(codes: readonly string[]): Promise<void>
  /** Asks for the next level of all places that are loaded. */
  onDeepen(): Promise<void>
}

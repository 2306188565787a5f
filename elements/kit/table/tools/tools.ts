import { HeadBox, RowBox, toggled } from './boxes'
import { TableTools } from './TableTools'
import { pick } from './view'

/** What comes after the first rows: `use-tools.ts` fetches it. */
export const tools = { TableTools, HeadBox, RowBox, pick, toggled }
export type Tools = typeof tools

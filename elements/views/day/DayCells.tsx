import type { DaySummary } from '../../../core/work-orders/active/day'
import { driveStates } from '../../../core/work-orders/active/drive'

/** The maximum count of cells. More drives are drawn as one bar. */
const maxCells = 48

type Props = Pick<DaySummary, 'counts' | 'atRisk'>

/**
 * Draws one cell for each drive, in the order shipped, copied, copying, left, at risk. The legend below repeats the
 * counts.
 */
export function DayCells({ counts, atRisk }: Props) {
  const marks = [...driveStates.map(state => [state, counts[state]] as const), ['late', atRisk] as const]
  const total = marks.reduce((sum, [, count]) => sum + count, 0)
  const isBar = total > maxCells
  const cells = isBar
    ? marks.filter(([, count]) => count > 0)
    : marks.flatMap(([mark, count]) => Array.from({ length: count }, () => [mark, 1] as const))
  return (
    <span className="day-cells" aria-hidden="true" data-bar={isBar || undefined}>
      {cells.map(([mark, size], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells are their places
        <i key={index} className={`mark ${mark}`} style={{ flexGrow: size }} />
      ))}
    </span>
  )
}

import type { Translate } from '../../../core/i18n/translate'
import { capacityOf, type Sheet } from '../../../core/labels/sheets'
import { drawPath } from './draw-code'
import { box } from './draw-label'

/** Millimetres of a ruler, in steps of ten; a roll is narrower than a sheet. */
const rulerOf = ({ paper }: Sheet) => (paper === null ? 80 : 100)

/** The outline of every label of a sheet with its number, and rulers that show whether the printer keeps its scale. */
export function drawCalibration(page: Document, sheet: Sheet, t: Translate): HTMLElement {
  const length = rulerOf(sheet)
  const outlines = Array.from({ length: capacityOf(sheet) }, (_, at) =>
    box(page, `drive-label label-outline label-at-${at + 1}`, [box(page, 'label-code', [String(at + 1)])]),
  )
  return box(page, 'label-page', [
    ...outlines,
    box(page, 'label-rulers', [
      box(page, 'label-strong', [t('labels.calibration', { sheet: sheet.name })]),
      box(page, 'label-line', [t('labels.calibrationHint', { length })]),
      drawPath(page, ruler(length), { width: length + 1, height: 4 }),
      drawPath(page, turned(ruler(length)), { width: 4, height: length + 1 }),
    ]),
  ])
}

/** In half millimetres: a line with a tick every centimetre. */
function ruler(length: number) {
  const ticks = Array.from({ length: length / 10 + 1 }, (_, at) => `M${at * 20} 0h1v8h-1z`)
  return { width: 2 * length + 2, height: 8, path: `M0 0h${2 * length}v1h-${2 * length}z${ticks.join('')}` }
}

function turned({ width, height }: ReturnType<typeof ruler>) {
  const ticks = Array.from({ length: Math.floor(width / 20) + 1 }, (_, at) => `M0 ${at * 20}h8v1h-8z`)
  return { width: height, height: width, path: `M0 0h1v${width - 2}h-1z${ticks.join('')}` }
}

import type { Translate } from '../../core/i18n/translate'
import { capacityOf, type Sheet } from '../../core/labels/sheets'
import { drawPath } from './draw-code'
import { box } from './draw-label'

/** The length of a ruler in millimeters, a multiple of ten. A ruler must fit into the narrowest label. */
const length = 80

/**
 * Draws the outline of every label of a sheet with its number, and rulers that show whether the printer keeps its
 * scale: a horizontal one in the first label, below its caption, and a vertical one that hides the outlines below it.
 */
export function drawCalibration(page: Document, sheet: Sheet, t: Translate): HTMLElement {
  const rulers = box(page, 'label-rulers', [
    box(page, 'label-strong', [t('labels.calibration', { sheet: sheet.name })]),
    box(page, 'label-plain', [t('labels.calibrationHint', { length })]),
    drawPath(page, ruler(), { width: length + 1, height: 4 }),
  ])
  const outlines = Array.from({ length: capacityOf(sheet) }, (_, index) =>
    box(page, `drive-label label-outline label-at-${index + 1}`, [
      box(page, 'label-code', [String(index + 1)]),
      ...(index === 0 ? [rulers] : []),
    ]),
  )
  const upright = box(page, 'label-upright', [drawPath(page, rotateRuler(ruler()), { width: 4, height: length + 1 })])
  return box(page, 'label-page', [...outlines, upright])
}

/** Returns a horizontal ruler with a tick every centimeter, in units of half a millimeter. */
function ruler() {
  const ticks = Array.from({ length: length / 10 + 1 }, (_, index) => `M${index * 20} 0h1v8h-1z`)
  return { width: 2 * length + 2, height: 8, path: `M0 0h${2 * length}v1h-${2 * length}z${ticks.join('')}` }
}

function rotateRuler({ width, height }: ReturnType<typeof ruler>) {
  const ticks = Array.from({ length: Math.floor(width / 20) + 1 }, (_, index) => `M0 ${index * 20}h8v1h-8z`)
  return { width: height, height: width, path: `M0 0h1v${width - 2}h-1z${ticks.join('')}` }
}

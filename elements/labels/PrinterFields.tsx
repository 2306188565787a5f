import { maxOffset } from '../../core/labels/positions'
import { sheetCss } from '../../core/labels/print-css'
import { useText } from '../kit/context'
import { Button } from '../kit/fields/Button'
import { NumberField } from '../kit/fields/NumberField'
import { drawCalibration } from './draw-calibration'
import { printPages } from './print-pages'
import type { Choice } from './use-choice'

/** The fields that correct the offset of this printer, and a button that prints the page for measuring it. */
export function PrinterFields({ choice: { typed, sheet, offset, change } }: { choice: Choice }) {
  const t = useText()
  const wrong = t('labels.offsetWrong', { most: maxOffset })
  const unit = { suffix: t('labels.millimetres'), decimals: 1 }

  function onCalibrate() {
    const css = sheetCss(sheet, { x: offset.x ?? 0, y: offset.y ?? 0 })
    const title = t('labels.calibration', { sheet: sheet.name })
    const draw = (page: Document) => page.body.append(drawCalibration(page, sheet, t))
    void printPages({ title, locale: t.locale, css, pages: [draw] })
  }

  return (
    <details className="label-printer" open={offset.x === null || offset.y === null || undefined}>
      <summary>{t('labels.printer')}</summary>
      <div className="label-printer-fields">
        <p className="quiet-text">{t('labels.printerHint')}</p>
        <div className="label-offsets">
          <NumberField
            {...unit}
            label={t('labels.right')}
            value={typed.right}
            error={offset.x === null && wrong}
            onChange={right => change({ right })}
          />
          <NumberField
            {...unit}
            label={t('labels.down')}
            value={typed.down}
            error={offset.y === null && wrong}
            onChange={down => change({ down })}
          />
        </div>
        <div>
          <Button onClick={onCalibrate}>{t('labels.calibrate')}</Button>
        </div>
      </div>
    </details>
  )
}

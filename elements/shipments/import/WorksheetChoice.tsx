import type { Worksheets } from '../../../core/shipments/sheets/import-store'
import { useText } from '../../kit/context'
import { Button } from '../../kit/fields/Button'

interface WorksheetChoiceProps extends Worksheets {
  onChoose(name: string): void
}

/** The name of the worksheet in the preview, with buttons for the others; nothing for a file with one worksheet. */
export function WorksheetChoice({ read, others, onChoose }: WorksheetChoiceProps) {
  const t = useText()
  if (read === null) return null
  return (
    <>
      <span role="status">{t('shipments.import.worksheet', { name: read })}</span>
      {others.map(name => (
        <Button key={name} size="bar" onClick={() => onChoose(name)}>
          {t('shipments.import.otherWorksheet', { name })}
        </Button>
      ))}
    </>
  )
}

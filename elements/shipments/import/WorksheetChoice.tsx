import type { Worksheets } from '../../../core/shipments/sheets/import-store'
import { useText } from '../../kit/context'
import { Button } from '../../kit/fields/Button'

interface WorksheetChoiceProps extends Worksheets {
  onChoose(name: string): void
}

/** Names the worksheet that was read, and offers the others of the file; nothing where there is only one. */
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

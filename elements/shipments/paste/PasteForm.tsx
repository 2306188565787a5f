import { type RefObject, useMemo } from 'react'
import { useText } from '../../kit/context'
import { Checkbox } from '../../kit/fields/Checkbox'
import { Field } from '../../kit/fields/Field'
import { SelectField } from '../../kit/fields/SelectField'
import type { PastePreview } from './use-paste-plan'

interface PasteFormProps {
  area: RefObject<HTMLTextAreaElement | null>
  text: string
  onText(text: string): void
  /** Whether the text is a sheet with titles, which the preview of an import shows. */
  isTitled: boolean
  preview: PastePreview
}

/** The pasted text, the first row to fill, and whether the first line holds titles. */
export function PasteForm({ area, text, onText, isTitled, preview }: PasteFormProps) {
  const t = useText()
  const { plan, open, from } = preview
  const options = useMemo(
    () =>
      open.map(({ id, ordinal, theatre }) => ({
        value: id,
        label: t('shipments.paste.row', { row: ordinal, theatre }),
      })),
    [open, t],
  )
  const hint = preview.isComments ? 'shipments.paste.commentsHint' : 'shipments.paste.hint'
  const isNamed = plan.columns.includes('serial') || plan.columns.includes('theatre')

  function rowsHint(): string {
    if (isNamed) return t('shipments.paste.namedRows')
    if (open.length === 0) return t('shipments.paste.noRow')
    return preview.onlyEmpty ? t('shipments.paste.emptyRows') : t('shipments.paste.everyRow')
  }

  return (
    <div className="paste-form">
      <Field
        label={t(preview.isComments ? 'shipments.paste.commentsField' : 'shipments.paste.field')}
        hint={t(isTitled ? 'shipments.paste.sheet' : hint)}
      >
        {wiring => (
          <textarea
            {...wiring}
            ref={area}
            className="input paste-area"
            part="field"
            data-mono
            rows={10}
            spellCheck={false}
            wrap="off"
            value={text}
            onChange={event => onText(event.target.value)}
          />
        )}
      </Field>
      {!isTitled && (
        <>
          <SelectField
            label={t('shipments.paste.fillsFrom')}
            hint={rowsHint()}
            value={from}
            options={options}
            onChange={preview.setFrom}
          />
          <Checkbox
            label={t('shipments.paste.isHeader')}
            checked={plan.header !== null}
            onChange={preview.setHeader}
            hint={plan.header && <HeaderLine cells={[...plan.above, ...plan.header]} />}
          />
        </>
      )}
    </div>
  )
}

/** The titles and the lines above them are struck through, because they fill no row. */
function HeaderLine({ cells }: { cells: readonly string[] }) {
  const { locale } = useText()
  const titles = cells.filter(cell => cell !== '')
  return <s translate="no">{new Intl.ListFormat(locale, { type: 'unit' }).format(titles)}</s>
}

import plus from 'icon:plus'
import trash from 'icon:trash'
import { type ReactNode, useRef } from 'react'
import { inElement } from '../../kit/own-text'
import '../../../core/company-settings/words'
import { useText } from '../../kit/context'
import { Button } from '../../kit/fields/Button'
import { FieldGroup } from '../../kit/fields/FieldGroup'
import { FormSection } from '../../kit/fields/FormSection'
import { IconButton } from '../../kit/fields/IconButton'
import { useFocusAfter } from '../use-focus-after'
import { errorTextAt, type FieldsProps } from './fields-props'

interface ContactRowsProps<Row> extends Pick<FieldsProps<readonly Row[]>, 'value' | 'errors' | 'onEdit'> {
  kind: 'phone' | 'email'
  empty: Row
  /** For each row the index of the earlier row with the same content; null without one. */
  duplicates: readonly (number | null)[]
  /**
   * The fields that are equal in repeated rows. `others` are the fields that can have errors of their own in a repeated
   * row.
   */
  same: readonly string[]
  others?: readonly string[]
  adviceOf?(index: number): ReactNode
  /** The fields of a row. */
  children(row: Row, index: number, describedBy: string | undefined): ReactNode
}

/**
 * Phones or emails, one per row. A repeated row names the earlier one and links to it, and the earlier row mentions the
 * repeated ones.
 */
export function ContactRows<Row>({ kind, value: rows, errors, duplicates, ...props }: ContactRowsProps<Row>) {
  const { empty, same, others = [], onEdit } = props
  const t = useText()
  const list = useRef<HTMLDivElement>(null)
  const focusAfter = useFocusAfter(list)
  const name = kind === 'phone' ? 'Phone' : 'Email'
  const focusRow = (index: number) => list.current?.querySelector<HTMLElement>(`[data-row="${index}"] input`)?.focus()

  function errorOf(index: number): ReactNode {
    const paths = (fields: readonly string[]) => fields.map(field => `${kind}s[${index}].${field}`)
    const twin = duplicates[index] ?? null
    if (twin === null)
      return errorTextAt(t, errors, ...(index === 0 ? [`${kind}s`] : []), ...paths(same), ...paths(others))
    const more = errorTextAt(t, errors, ...paths(others))
    return (
      <>
        <span>{`${t(`companyRules.${kind}Used`)}. `}</span>
        <button type="button" className="link" onClick={() => focusRow(twin)}>
          {t(`companyParts.see${name}`, { at: twin + 1 })}
        </button>
        {inElement(more && `\n${more}`)}
      </>
    )
  }
  function hintOf(index: number) {
    const repeats = duplicates.flatMap((twin, other) => (twin === index ? [other + 1] : []))
    return repeats.length > 0 && t(`companyParts.${kind}Twin`, { twins: repeats.join(', ') })
  }
  function remove(index: number) {
    onEdit(before => (before.length > 1 ? before.filter((_, other) => other !== index) : [empty]))
    focusAfter(rows.length > 1 ? `[data-row="${Math.min(index, rows.length - 2)}"] .button` : '[data-row="0"] input')
  }
  function add() {
    onEdit(before => [...before, empty])
    focusAfter(`[data-row="${rows.length}"] :is(input, select)`)
  }

  return (
    <FormSection title={t(`companyParts.${kind}s`)} hint={t(`companyParts.${kind}sHint`)}>
      <div ref={list} className="company-rows">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place; all of its state comes with it
          <div key={index} className="company-row" data-row={index}>
            <FieldGroup
              label={t(`companyParts.${kind}`, { at: index + 1 })}
              labelHidden
              error={errorOf(index)}
              advice={props.adviceOf?.(index)}
              hint={hintOf(index)}
              action={
                <IconButton
                  icon={trash}
                  size="control"
                  label={t(`companyParts.remove${name}`, { at: index + 1 })}
                  onClick={() => remove(index)}
                />
              }
            >
              {({ describedBy }) => props.children(row, index, describedBy)}
            </FieldGroup>
          </div>
        ))}
      </div>
      <Button kind="quiet" size="bar" icon={plus} onClick={add}>
        {t(`companyParts.add${name}`)}
      </Button>
    </FormSection>
  )
}

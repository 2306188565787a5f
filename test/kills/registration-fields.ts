import type { Locator, Page } from '@playwright/test'
import { chooseByKey, tabTo, typeByKey } from '../fixtures/keys'

export interface Field {
  step: '1' | '2' | '3'
  kind: 'text' | 'choice' | 'tick'
  name: string
  /** The value of a checkbox is "true" or "false". */
  value: string
  locate(page: Page): Locator
}

export const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

function phone(ordinal: number, [intlCode, phoneNo, category]: [string, string, string]): Field[] {
  const row = (page: Page) => page.getByRole('group', { name: `Phone ${ordinal}`, exact: true })
  const field = (kind: Field['kind'], name: string, value: string): Field => ({
    step: '1',
    kind,
    name: `Phone ${ordinal}: ${name}`,
    value,
    locate: page => row(page).getByLabel(name, { exact: true }),
  })
  return [
    field('choice', 'Country code', intlCode),
    field('text', 'Number', phoneNo),
    field('choice', 'Type', category),
  ]
}

function hours(index: number, from: string, to: string): Field[] {
  const day = days[index] ?? ''
  return (
    [
      ['From', from],
      ['To', to],
    ] as const
  ).map(([name, value]) => ({
    step: '1',
    kind: 'text',
    name: `${day}: ${name}`,
    value,
    locate: page => page.getByRole('group', { name: day, exact: true }).getByLabel(name, { exact: true }),
  }))
}

function option(kind: Field['kind'], name: string, value: string): Field {
  return {
    step: '2',
    kind,
    name: `United States: ${name}`,
    value,
    locate: page => page.getByRole('group', { name: 'Option 1' }).getByLabel(name, { exact: true }),
  }
}

function last(kind: Field['kind'], name: string, value: string): Field {
  return { step: '3', kind, name, value, locate: page => page.getByLabel(name, { exact: true }) }
}

/** Every field of the registration. The form has two phones and two emails, and the hours are set by day. */
export const fields: readonly Field[] = [
  ...phone(1, ['1', '206 555 0148', '2']),
  ...phone(2, ['44', '207 946 0958', '1']),
  ...['dispatch@harborline.example.com', 'night@harborline.film'].map(
    (value, index): Field => ({
      step: '1',
      kind: 'text',
      name: `Email ${index + 1}`,
      value,
      locate: page => page.getByLabel(`Email ${index + 1}`, { exact: true }),
    }),
  ),
  {
    step: '1',
    kind: 'choice',
    name: 'Time zone',
    value: 'America/Los_Angeles',
    locate: page => page.getByRole('combobox', { name: 'Time zone' }),
  },
  ...days.flatMap((_, index) => hours(index, `0${index + 1}:15`, `${index + 12}:45`)),
  option('text', 'Delivered within', '36'),
  option('choice', 'Unit', 'hours'),
  option('text', 'Price (USD)', '25.50'),
  option('text', 'Pick-up time', '16:30'),
  last('text', 'CRU drives on hand', '12'),
  last('text', 'USB drives on hand', '7'),
  last('text', 'Allocated bandwidth', '1.25'),
  last('choice', 'Unit', 'Gbps'),
  last('tick', 'MPAA', 'true'),
  last('tick', 'FACT', 'false'),
  last('tick', 'ISO 27001', 'true'),
  last('tick', 'We accept the terms of service', 'true'),
]

/** Fills a field by keyboard. */
export async function fillByKey(page: Page, { kind, value, locate }: Field): Promise<void> {
  const field = locate(page)
  if (kind === 'text') return typeByKey(page, field, value)
  if (kind === 'choice') return chooseByKey(page, field, value)
  if (String(await field.isChecked()) === value) return
  await tabTo(page, field)
  await page.keyboard.press('Space')
}

/** Returns the value of a field, in the form of the table above. */
export async function fieldValueOf(page: Page, { kind, locate }: Field): Promise<string> {
  const field = locate(page)
  return kind === 'tick' ? String(await field.isChecked()) : field.inputValue()
}

import { useState } from 'react'
import words from '../../core/i18n/en/shared'
import { registerMessages, type Text } from '../../core/i18n/translate'
import { somePlaces } from '../../core/service-areas/fixtures'
import type { AreaForm } from '../../core/service-areas/types'
import { type Mounted, mount, settled } from '../kit/test-mount'
import { AreasEditor } from './AreasEditor'

registerMessages('en', words)

interface Given {
  areas: readonly AreaForm[]
  errors?: Record<string, Text>
  readOnly?: boolean
  delivery?: 'drive' | 'electronic'
  failed?: boolean
}

/** What a test of the editor looks at: the page, the areas as they stand, and what was asked of the back end. */
export const editor = {
  page: null as unknown as Mounted,
  value: [] as readonly AreaForm[],
  /** What the names of places wait for. */
  naming: null as Promise<void> | null,
}
export const named: string[][] = []
export const opened: string[][] = []

function Form({ areas: first, errors = {}, readOnly, delivery = 'drive', failed = false }: Given) {
  const [areas, setAreas] = useState(first)
  editor.value = areas
  return (
    <AreasEditor
      areas={areas}
      base={first}
      errors={errors}
      delivery={delivery}
      places={somePlaces}
      loading={new Set()}
      readOnly={readOnly}
      onChange={setAreas}
      onOpenPlace={async (...codes) => {
        opened.push([...codes])
      }}
      failed={failed}
      onNamePlaces={async codes => {
        named.push([...codes])
        await editor.naming
      }}
      onDeepen={async () => {}}
    />
  )
}

export async function show(given: Given): Promise<void> {
  editor.page = await mount(<Form {...given} />)
}

export function place(name: string): HTMLElement {
  const found = editor.page.all('[role=treeitem]').find(row => row.querySelector('.tree-name')?.textContent === name)
  if (!found) throw new Error(`no place ${name}`)
  return found
}

export function button(name: string): HTMLElement {
  const known = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent ?? ''
  const found = editor.page.all('button').find(element => known(element).includes(name))
  if (!found) throw new Error(`no button ${name}`)
  return found
}

export function field(name: string): HTMLInputElement {
  const label = editor.page.all('label').find(element => element.textContent === name)
  return editor.page.root.getElementById(label?.getAttribute('for') ?? '') as HTMLInputElement
}

export async function press(element: HTMLElement): Promise<void> {
  element.click()
  await settled()
}

import { expect } from '@esm-bundle/chai'
import { allOf, choose, the, wordsOf } from '../../test/component/person'
import { open, type Screen } from '../../test/component/screen'
import { until } from '../../test/component/wait'
import './index'

type CompanyElement = HTMLElement & { dirty: boolean; save(): Promise<boolean>; discard(): void }

describe('<reeldock-company-settings>', () => {
  let screen: Screen
  const element = () => screen.element as CompanyElement
  const within = (selector: string) => [...(screen.element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const numbers = () => within('input[type=tel]') as HTMLInputElement[]
  const emails = () => within('input[type=email]') as HTMLInputElement[]
  const press = (name: string | RegExp) => the(screen.element, 'button', name).click()
  const words = () => wordsOf(screen.element)
  const writes = () =>
    screen.backend.calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)
  const focused = () => screen.element.shadowRoot?.activeElement

  async function show(options: Parameters<typeof open>[1] = {}) {
    screen = open('reeldock-company-settings', { scenario: 'small', ...options })
    await until(() => /Phones|could not|Nothing has/.test(words()), 'the details')
  }
  function type(field: HTMLElement | undefined, typed: string) {
    if (!field) throw new Error('no such field')
    field.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed)
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  }

  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  afterEach(() => screen.end())
  after(() => localStorage.clear())

  it('shows', async () => {
    await show()
    console.log(words())
    type(numbers()[0], '+44 20 7946 0958')
    await until(() => numbers()[0]?.value === '2079460958', 'taken apart')
    press('Save')
    await until(() => words().includes('updated successfully'), 'saved')
    console.log(writes(), allOf, choose, emails, focused, element)
  })
})

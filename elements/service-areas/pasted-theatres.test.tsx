import { expect } from 'chai'
import { useState } from 'react'
import '../../core/service-areas/lists/words'
import '../../core/service-areas/words'
import { type Matched, maxLines } from '../../core/service-areas/pasted'
import type { Theatres } from '../../core/service-areas/theatres-store'
import type { Theatre } from '../../core/wire/theatres'
import { type Mounted, mount, settled } from '../../test/fixtures/page/mount'
import { PastedTheatres } from './PastedTheatres'

const theatre = (id: string): Theatre => ({
  id,
  name: id,
  street: '',
  displayLocation: '',
  city: '',
  state: null,
  country: { code: 'US', name: 'United States' },
  postalCode: '',
})

describe('a pasted list of theatres, in its field', () => {
  let page: Mounted
  let requestedIds: readonly string[] = []
  let options: Parameters<Theatres['match']>[1] = {}
  let answer: (matched: Matched | null) => void = () => {}
  let added: readonly string[][] = []
  let choose: (ids: readonly string[]) => void = () => {}

  function Picker() {
    const [chosen, setChosen] = useState<readonly string[]>([])
    choose = ids => setChosen(before => [...before, ...ids])
    return (
      <PastedTheatres
        chosen={new Set(chosen)}
        onMatch={(lines, handlers) => {
          requestedIds = lines
          options = handlers
          return new Promise(resolve => {
            answer = resolve
          })
        }}
        onAdd={ids => {
          added = [...added, [...ids]]
          choose(ids)
        }}
      />
    )
  }
  const area = () => page.get('textarea') as HTMLTextAreaElement
  const button = (name: string) => page.all('button').find(({ textContent }) => textContent === name)
  const type = async (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area(), text)
    area().dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    await settled()
  }
  const press = async (name: string) => {
    button(name)?.click()
    await settled()
  }
  const matched = (ids: readonly string[]): Matched => ({ theatres: ids.map(theatre), unmatched: [], ambiguous: [] })
  beforeEach(async () => {
    added = []
    page = await mount(<Picker />)
  })
  afterEach(() => page.unmount())

  it('keeps the lines that are not looked up yet, and counts them', async () => {
    await type(Array.from({ length: maxLines + 30 }, (_, index) => `TH-${index}`).join('\n'))
    await press('Add')
    expect(requestedIds.length).to.equal(maxLines)
    answer({ ...matched(requestedIds.slice(1)), unmatched: requestedIds.slice(0, 1) })
    await settled()
    const remaining = area().value.split('\n')
    expect([remaining.length, remaining[0], remaining.at(-1)]).to.deep.equal([31, `TH-${maxLines}`, 'TH-0'])
    expect(page.get('[role=status]').textContent).to.include('30 lines not processed yet')
  })

  it('counts the theatres that are already in the list at the answer, and keeps text typed meanwhile', async () => {
    await type('TH-1\nTH-2')
    await press('Add')
    choose(['TH-1'])
    await type('TH-1\nTH-2\nTH-3')
    answer(matched(['TH-1', 'TH-2']))
    await settled()
    expect(page.get('[role=status]').textContent).to.equal('1 theatre added. 1 already in the list')
    expect(area().value).to.include('TH-3')
  })

  it('shows its progress, and stops when it is cancelled', async () => {
    await type('TH-1\nTH-2')
    await press('Add')
    options?.onProgress?.(1)
    await settled()
    expect(page.root.textContent).to.include('1 of 2 lines looked up')
    await press('Cancel')
    expect(options?.abort?.aborted).to.equal(true)
    answer(matched(['TH-1']))
    await settled()
    expect([added.length, area().value]).to.deep.equal([0, 'TH-1\nTH-2'])
  })

  it('adds nothing after the dialog is closed', async () => {
    await type('TH-1')
    await press('Add')
    page.unmount()
    await settled()
    expect(options?.abort?.aborted).to.equal(true)
    answer(matched(['TH-1']))
    await settled()
    expect(added).to.deep.equal([])
    page = await mount(<Picker />)
  })
})

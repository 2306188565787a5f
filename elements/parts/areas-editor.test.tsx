import { expect } from '@esm-bundle/chai'
import axe from 'axe-core'
import { useState } from 'react'
import words from '../../core/i18n/en/shared'
import { registerMessages, type Text, text } from '../../core/i18n/translate'
import { areaForm, option, somePlaces } from '../../core/service-areas/fixtures'
import type { AreaForm } from '../../core/service-areas/types'
import { type Mounted, mount, settled } from '../kit/test-mount'
import { AreasEditor } from './AreasEditor'

registerMessages('en', words)

describe('the areas editor', () => {
  let page: Mounted
  let value: readonly AreaForm[]
  const named: string[][] = []
  const opened: string[][] = []

  interface Given {
    areas: readonly AreaForm[]
    errors?: Record<string, Text>
    readOnly?: boolean
    delivery?: 'drive' | 'electronic'
    failed?: boolean
  }
  let naming: Promise<void> | null = null
  function Form({ areas: first, errors = {}, readOnly, delivery = 'drive', failed = false }: Given) {
    const [areas, setAreas] = useState(first)
    value = areas
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
          await naming
        }}
        onDeepen={async () => {}}
      />
    )
  }
  const show = async (given: Given) => {
    page = await mount(<Form {...given} />)
  }
  const place = (name: string) => {
    const found = page.all('[role=treeitem]').find(row => row.querySelector('.tree-name')?.textContent === name)
    if (!found) throw new Error(`no place ${name}`)
    return found
  }
  const button = (name: string) => {
    const known = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent ?? ''
    const found = page.all('button').find(element => known(element).includes(name))
    if (!found) throw new Error(`no button ${name}`)
    return found
  }
  const field = (name: string) => {
    const label = page.all('label').find(element => element.textContent === name)
    return page.root.getElementById(label?.getAttribute('for') ?? '') as HTMLInputElement
  }
  const press = async (element: HTMLElement) => {
    element.click()
    await settled()
  }
  afterEach(() => page.unmount())

  it('ticks a place, and says what is covered', async () => {
    await show({ areas: [] })
    expect(page.get('.coverage').textContent).to.include('Nothing yet')
    await press(place('United States'))
    expect(page.get('.coverage').textContent).to.equal('All of the United States')
    expect(value.map(({ code }) => code)).to.deep.equal(['US'])
  })

  it('is walked by keyboard: in, out, down, up, by letter, and ticked by Space', async () => {
    await show({ areas: [areaForm('US')] })
    page.get('[role=tree]').focus()
    const active = () => page.get('[data-active]').querySelector('.tree-name')?.textContent
    const walk = async (...keys: string[]) => {
      for (const key of keys) await page.press(key)
      return active()
    }
    expect(await walk('ArrowRight')).to.equal('United States')
    expect(await walk('ArrowRight')).to.equal('California')
    expect(await walk('ArrowDown')).to.equal('Nevada')
    expect(await walk('ArrowRight', 'ArrowRight')).to.equal('Las Vegas')
    await walk(' ')
    expect(place('Las Vegas').ariaChecked).to.equal('false')
    expect(place('Nevada').ariaChecked).to.equal('mixed')
    expect(page.get('.coverage').textContent).to.equal('All of the United States; 1 city excluded')
    expect(await walk('ArrowLeft')).to.equal('Nevada')
    expect(await walk('ArrowLeft')).to.equal('Nevada')
    expect(place('Nevada').ariaExpanded).to.equal('false')
    expect(await walk('ArrowLeft')).to.equal('United States')
    expect(await walk('End')).to.equal('Canada')
    expect(await walk('Home')).to.equal('United States')
    expect(await walk('n')).to.equal('Nevada')
    const tree = page.get('[role=tree]')
    expect(page.root.getElementById(tree.getAttribute('aria-activedescendant') ?? '')).to.equal(
      page.get('[data-active]'),
    )
  })

  it('edits the options of an area, and gives them to others', async () => {
    await show({ areas: [areaForm('US'), areaForm('CA')] })
    await press(button('United States'))
    await page.type(field('Price (USD)'), '30')
    await press(button('Add option'))
    expect(page.root.activeElement?.closest('fieldset')).to.equal(page.all('fieldset')[1])
    expect(value[0]?.options.map(({ price }) => price)).to.deep.equal(['30.00', ''])
    await press(button('Remove option 2'))
    expect(page.root.activeElement).to.equal(button('Add option'))
    await press(button('Apply to…'))
    const none = page.all('dialog .button.primary')[0]
    expect([none?.ariaDisabled, none?.title]).to.deep.equal(['true', 'Choose at least one area'])
    const all = page.all('dialog input[type=checkbox]')[0]
    if (all) await press(all)
    await press(button('Apply to 1 area'))
    expect(page.get('.areas-told').textContent).to.equal('Options applied to 1 area')
    expect(value[1]?.options[0]?.price).to.equal('30.00')
  })

  it('gives one set of options to many areas at once, and to none that is not chosen', async () => {
    const dear = { ...option, price: '99.00' }
    await show({ areas: [areaForm('US', { options: [dear] }), ...['CA', 'MX', 'GB'].map(code => areaForm(code))] })
    await press(button('United States'))
    await press(button('Apply to…'))
    const boxes = page.all('dialog input[type=checkbox]')
    for (const box of boxes.slice(-2)) await press(box)
    await press(button('Apply to 2 areas'))
    expect(value.map(({ options }) => options[0]?.price)).to.deep.equal(['99.00', '25.00', '99.00', '99.00'])
  })

  it('loses no focus with an area that is taken away', async () => {
    await show({ areas: [areaForm('US'), areaForm('CA')] })
    await press(button('Remove Canada'))
    expect(value.map(({ code }) => code)).to.deep.equal(['US'])
    expect(page.root.activeElement).to.equal(page.get('[role=tree]'))
  })

  it('tells that a code is there already, and adds it not', async () => {
    await show({ areas: [areaForm('US')] })
    await page.type(field('Add areas by code'), 'us, CA-ON, XX')
    await press(button('Add'))
    await new Promise(requestAnimationFrame)
    await settled()
    expect(value.map(({ code }) => code)).to.deep.equal(['US', 'CA-ON'])
    expect(page.get('.add-codes-told').textContent).to.equal('1 area added. United States: already there, not added')
    expect(page.get('.add-codes .field-message').textContent).to.equal('XX: no such place')
  })

  it('adds to what is chosen by then, and says no code is wrong that could not be asked for', async () => {
    let come = () => {}
    naming = new Promise(resolve => {
      come = resolve
    })
    await show({ areas: [areaForm('US')], failed: true })
    await page.type(field('Add areas by code'), 'CA-ON, XX')
    await press(button('Add'))
    await press(button('Remove United States'))
    come()
    naming = null
    await settled()
    await new Promise(requestAnimationFrame)
    await settled()
    expect(value.map(({ code }) => code)).to.deep.equal(['CA-ON'])
    expect(page.get('.add-codes .field-message').textContent).to.equal('Places could not be loaded')
  })

  it('tells one country by satellite from the same by internet', async () => {
    const [dish, wire] = [
      areaForm('US', { id: 'a', deliveryType: 'SATELLITE' }),
      areaForm('US', { id: 'b', deliveryType: 'INTERNET' }),
    ]
    await show({ areas: [dish, wire], delivery: 'electronic' })
    expect(page.all('[data-changed], [data-tone=changed]').length).to.equal(0)
    await press(button('Remove United States'))
    expect(value.map(({ status }) => status)).to.deep.equal(['deleted', 'active'])
  })

  it('shows each error at its field, in the area that is then open', async () => {
    const removed = areaForm('CA', { id: 'c', status: 'deleted' })
    const errors = { '[1].options[0].price': text('shared.invalidValue'), '': text('areas.atLeastOne') }
    await show({ areas: [removed, areaForm('US', { options: [{ ...option, price: '0' }] })], errors })
    const message = page.root.getElementById(field('Price (USD)').getAttribute('aria-errormessage') ?? '')
    expect(message?.textContent).to.equal('Enter a valid value')
    expect(page.get('[role=alert]').textContent).to.equal('At least one service area must be configured')
    page.get('[role=alert] [data-problem]').focus()
    expect(page.root.activeElement).to.equal(page.get('[data-problem]'))
  })

  it('says what is wrong with an option once its field is left, and of none that is empty still', async () => {
    await show({ areas: [areaForm('US')] })
    await press(button('United States'))
    await press(button('Add option'))
    const message = (input: HTMLElement) =>
      page.root.getElementById(input.getAttribute('aria-errormessage') ?? '')?.textContent
    for (const [name, wrong] of [
      ['Delivered within', '1000'],
      ['Price (USD)', '0'],
      ['Pick-up time', '25:00'],
    ] as const) {
      await page.type(field(name), wrong)
      expect([name, message(field(name))]).to.deep.equal([name, undefined])
      field(name).blur()
      await settled()
      expect([name, Boolean(message(field(name)))]).to.deep.equal([name, true])
    }
    expect(page.all('fieldset')[1]?.querySelectorAll('[aria-invalid]').length).to.equal(0)
  })

  it('says of an added area whose options it took, and what an area leaves out', async () => {
    await show({ areas: [areaForm('US', { excludeCodes: ['US-NV'] })] })
    await press(place('Canada'))
    const row = page.all('tbody tr').find(each => each.textContent?.includes('Canada'))
    expect(row?.textContent).to.include('Same options as United States')
    await press(button('United States'))
    expect(page.get('.opened-area').textContent).to.include('Left out: Nevada')
  })

  it('goes from the search to what it finds with the arrow down, and counts all once all is there', async () => {
    await show({ areas: [] })
    const search = page.get('[type=search]')
    await page.type(search, 'nev')
    await page.press('ArrowDown')
    expect(page.root.activeElement).to.equal(page.get('[role=tree]'))
  })

  it('no longer says that an area was added once it is given up', async () => {
    await show({ areas: [areaForm('US')] })
    await page.type(field('Add areas by code'), 'CA-ON')
    await press(button('Add'))
    await new Promise(requestAnimationFrame)
    await settled()
    expect(page.get('.add-codes-told').textContent).to.equal('1 area added')
    await press(button('Remove Ontario'))
    expect(page.get('.add-codes-told').textContent).to.equal('')
  })

  it('electronic delivery has a type and no pick-up time', async () => {
    const wire = areaForm('US', { deliveryType: 'INTERNET' })
    await show({ areas: [areaForm('CA'), wire], delivery: 'electronic' })
    expect(page.get('.coverage').textContent).to.equal('All of the United States')
    await press(button('United States'))
    expect(page.all('label').map(label => label.textContent)).to.include('Delivery type')
    expect(page.all('label').map(label => label.textContent)).not.to.include('Pick-up time')
  })

  it('shows a few of many areas, and all that was changed; more on demand, and says how many', async () => {
    const many = Array.from({ length: 280 }, (_, at) => areaForm(`X${at}`, { id: `x${at}` }))
    await show({ areas: many })
    const rows = () => page.all('tbody tr:not(.row-opened)').length
    const told = () => page.get('.area-more [role=status]').textContent
    expect([rows(), told()]).to.deep.equal([50, '50 of 280 areas shown'])
    await press(place('Canada'))
    expect([rows(), told()]).to.deep.equal([51, '51 of 281 areas shown'])
    button('Show more').focus()
    await press(button('Show more'))
    expect([rows(), told()]).to.deep.equal([151, '151 of 281 areas shown'])
    expect(page.root.activeElement?.textContent).to.equal('Show more')
    while (page.all('.area-more button').length > 0) await press(button('Show more'))
    expect(rows()).to.equal(281)
    expect(page.root.activeElement?.className).to.equal('area-more')
  })

  it('opens an area at fault behind those that are shown', async () => {
    const many = Array.from({ length: 60 }, (_, at) => areaForm(`X${at}`, { id: `x${at}` }))
    await show({ areas: many, errors: { '[59].options[0].price': text('shared.invalidValue') } })
    expect(field('Price (USD)').getAttribute('aria-invalid')).to.equal('true')
  })

  it('counts the countries of a long coverage', async () => {
    await show({ areas: Array.from({ length: 20 }, (_, at) => areaForm(`X${at}`)) })
    expect(page.get('.coverage').textContent).to.equal('All of 20 countries')
    await press(place('Canada'))
    expect(page.get('.coverage').textContent).to.equal('All of 21 countries')
  })

  it('is only looked at when it is read-only', async () => {
    await show({ areas: [areaForm('US')], readOnly: true })
    await press(place('Canada'))
    expect(place('Canada').ariaExpanded).to.equal('true')
    expect(value.length).to.equal(1)
    expect(page.all('button').some(each => each.ariaLabel?.includes('Remove'))).to.equal(false)
  })

  it('asks for all places of a level at once when they are opened together', async () => {
    await show({ areas: [areaForm('US')] })
    opened.length = 0
    page.all('[role=tree]')[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: '*', bubbles: true }))
    await settled()
    expect(opened).to.deep.equal([['US', 'CA']])
  })

  it('has nothing that axe finds', async () => {
    await show({ areas: [areaForm('US', { excludeCodes: ['US-NV'] })] })
    await press(button('United States'))
    const found = await axe.run(page.root.host, {
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
    })
    expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).to.deep.equal([])
  })
})

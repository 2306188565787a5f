import { expect } from 'chai'
import { text } from '../../../core/i18n/translate'
import { areaForm, option } from '../../../core/service-areas/fixtures'
import { button, editor, field, opened, place, press, show } from '../../../test/fixtures/page/areas-editor'
import { settled } from '../../../test/fixtures/page/mount'

describe('the messages and counts of the areas editor', () => {
  afterEach(() => editor.page.unmount())

  // @spec 5.61
  it('shows each error at its field, in the opened area', async () => {
    const removed = areaForm('CA', { id: 'c', status: 'deleted' })
    const errors = { '[1].options[0].price': text('shared.invalidValue'), '': text('areas.atLeastOne') }
    await show({ areas: [removed, areaForm('US', { options: [{ ...option, price: '0' }] })], errors })
    const message = editor.page.root.getElementById(field('Price (USD)').getAttribute('aria-errormessage') ?? '')
    expect(message?.textContent).to.equal('Enter a valid value')
    expect(editor.page.get('[role=alert]').textContent).to.equal('At least one service area must be configured')
    editor.page.get('[role=alert] [data-problem]').focus()
    expect(editor.page.root.activeElement).to.equal(editor.page.get('[data-problem]'))
  })

  it('shows an invalid option once its field is left, except an empty one', async () => {
    await show({ areas: [areaForm('US')] })
    await press(button('United States'))
    await press(button('Add option'))
    const message = (input: HTMLElement) =>
      editor.page.root.getElementById(input.getAttribute('aria-errormessage') ?? '')?.textContent
    for (const [name, wrong] of [
      ['Delivered within', '1000'],
      ['Price (USD)', '0'],
      ['Pick-up time', '25:00'],
    ] as const) {
      await editor.page.type(field(name), wrong)
      expect([name, message(field(name))]).to.deep.equal([name, undefined])
      field(name).blur()
      await settled()
      expect([name, Boolean(message(field(name)))]).to.deep.equal([name, true])
    }
    expect(editor.page.all('fieldset')[1]?.querySelectorAll('[aria-invalid]').length).to.equal(0)
  })

  it('shows from which area an added one has its options, and the exclusions of an area', async () => {
    await show({ areas: [areaForm('US', { excludeCodes: ['US-NV'] })] })
    await press(place('Canada'))
    const row = editor.page.all('tbody tr').find(each => each.textContent?.includes('Canada'))
    expect(row?.textContent).to.include('Same options as United States')
    await press(button('United States'))
    expect(editor.page.get('.opened-area').textContent).to.include('Excluded: Nevada')
  })

  it('moves from the search to its results with the down arrow', async () => {
    await show({ areas: [] })
    const search = editor.page.get('[type=search]')
    await editor.page.type(search, 'nev')
    await editor.page.press('ArrowDown')
    expect(editor.page.root.activeElement).to.equal(editor.page.get('[role=tree]'))
  })

  it('no longer shows that an area was added once it is removed', async () => {
    await show({ areas: [areaForm('US')] })
    await editor.page.type(field('Add areas by code'), 'CA-ON')
    await press(button('Add'))
    await new Promise(requestAnimationFrame)
    await settled()
    expect(editor.page.get('.add-codes-told').textContent).to.equal('1 area added')
    await press(button('Remove Ontario'))
    expect(editor.page.get('.add-codes-told').textContent).to.equal('')
  })

  it('shows a few of many areas and all changed ones, with their count, and more on request', async () => {
    const many = Array.from({ length: 280 }, (_, index) => areaForm(`X${index}`, { id: `x${index}` }))
    await show({ areas: many })
    // The table renders only the rows in sight. Its row count includes all rows and the head.
    const rows = () => {
      const count = editor.page.get('table').ariaRowCount
      return count === null ? editor.page.all('tbody tr:not(.row-opened)').length : Number(count) - 1
    }
    const statusText = () => editor.page.get('.area-more [role=status]').textContent
    expect([rows(), statusText()]).to.deep.equal([50, '50 of 280 areas shown'])
    await press(place('Canada'))
    expect([rows(), statusText()]).to.deep.equal([51, '51 of 281 areas shown'])
    button('Show more').focus()
    await press(button('Show more'))
    expect([rows(), statusText()]).to.deep.equal([151, '151 of 281 areas shown'])
    expect(editor.page.root.activeElement?.textContent).to.equal('Show more')
    while (editor.page.all('.area-more button').length > 0) await press(button('Show more'))
    expect(rows()).to.equal(281)
    expect(editor.page.root.activeElement?.className).to.equal('area-more')
  })

  it('opens an invalid area beyond those that are shown', async () => {
    const many = Array.from({ length: 60 }, (_, index) => areaForm(`X${index}`, { id: `x${index}` }))
    await show({ areas: many, errors: { '[59].options[0].price': text('shared.invalidValue') } })
    expect(field('Price (USD)').getAttribute('aria-invalid')).to.equal('true')
  })

  it('shows a long coverage as a count of countries', async () => {
    await show({ areas: Array.from({ length: 20 }, (_, index) => areaForm(`X${index}`)) })
    expect(editor.page.get('.coverage').textContent).to.equal('All of 20 countries')
    await press(place('Canada'))
    expect(editor.page.get('.coverage').textContent).to.equal('All of 21 countries')
  })

  it('changes nothing when it is read-only', async () => {
    await show({ areas: [areaForm('US')], readOnly: true })
    await press(place('Canada'))
    expect(place('Canada').ariaExpanded).to.equal('true')
    expect(editor.value.length).to.equal(1)
    expect(editor.page.all('button').some(each => each.ariaLabel?.includes('Remove'))).to.equal(false)
  })

  it('requests all places of a level at once when they are opened together', async () => {
    await show({ areas: [areaForm('US')] })
    opened.length = 0
    editor.page.all('[role=tree]')[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: '*', bubbles: true }))
    await settled()
    expect(opened).to.deep.equal([['US', 'CA']])
  })
})

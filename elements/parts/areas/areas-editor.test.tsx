import axe from 'axe-core'
import { expect } from 'chai'
import { areaForm, option } from '../../../core/service-areas/fixtures'
import { button, editor, field, place, press, show } from '../../../test/fixtures/page/areas-editor'
import { settled } from '../../../test/fixtures/page/mount'

describe('the areas editor', () => {
  afterEach(() => editor.page.unmount())

  it('selects a place, and shows the coverage', async () => {
    await show({ areas: [] })
    expect(editor.page.get('.coverage').textContent).to.include('None yet')
    await press(place('United States'))
    expect(editor.page.get('.coverage').textContent).to.equal('All of the United States')
    expect(editor.value.map(({ code }) => code)).to.deep.equal(['US'])
  })

  it('moves through the tree by arrows and letters, and selects a place by Space', async () => {
    await show({ areas: [areaForm('US')] })
    editor.page.get('[role=tree]').focus()
    const active = () => editor.page.get('[data-active]').querySelector('.tree-name')?.textContent
    const walk = async (...keys: string[]) => {
      for (const key of keys) await editor.page.press(key)
      return active()
    }
    expect(await walk('ArrowRight')).to.equal('United States')
    expect(await walk('ArrowRight')).to.equal('California')
    expect(await walk('ArrowDown')).to.equal('Nevada')
    expect(await walk('ArrowRight', 'ArrowRight')).to.equal('Las Vegas')
    await walk(' ')
    expect(place('Las Vegas').ariaChecked).to.equal('false')
    expect(place('Nevada').ariaChecked).to.equal('mixed')
    expect(editor.page.get('.coverage').textContent).to.equal('All of the United States; 1 city excluded')
    expect(await walk('ArrowLeft')).to.equal('Nevada')
    expect(await walk('ArrowLeft')).to.equal('Nevada')
    expect(place('Nevada').ariaExpanded).to.equal('false')
    expect(await walk('ArrowLeft')).to.equal('United States')
    expect(await walk('End')).to.equal('Canada')
    expect(await walk('Home')).to.equal('United States')
    expect(await walk('n')).to.equal('Nevada')
    const tree = editor.page.get('[role=tree]')
    expect(editor.page.root.getElementById(tree.getAttribute('aria-activedescendant') ?? '')).to.equal(
      editor.page.get('[data-active]'),
    )
  })

  // @spec 5.32
  it('keeps options in their places after an edit', async () => {
    await show({ areas: [areaForm('US', { options: [option, { ...option, max: '5' }] })] })
    await press(button('United States'))
    await editor.page.type(field('Delivered within'), '9')
    field('Delivered within').blur()
    await settled()
    expect(editor.value[0]?.options.map(({ max }) => max)).to.deep.equal(['9', '5'])
    expect(field('Delivered within').value).to.equal('9')
  })

  // @spec 1.5
  it('edits the options of an area, and copies them to others', async () => {
    await show({ areas: [areaForm('US'), areaForm('CA')] })
    await press(button('United States'))
    await editor.page.type(field('Price (USD)'), '30')
    await press(button('Add option'))
    expect(editor.page.root.activeElement?.closest('fieldset')).to.equal(editor.page.all('fieldset')[1])
    expect(editor.value[0]?.options.map(({ price }) => price)).to.deep.equal(['30.00', ''])
    await press(button('Remove option 2'))
    expect(editor.page.root.activeElement).to.equal(button('Add option'))
    await press(button('Apply to…'))
    const none = editor.page.all('dialog .button.primary')[0]
    expect([none?.ariaDisabled, none?.title]).to.deep.equal(['true', 'Choose at least one area'])
    const all = editor.page.all('dialog input[type=checkbox]')[0]
    if (all) await press(all)
    await press(button('Apply to 1 area'))
    expect(editor.page.get('.areas-told').textContent).to.equal('Options applied to 1 area')
    expect(editor.value[1]?.options[0]?.price).to.equal('30.00')
  })

  // @spec 3.22
  it('keeps the order of options during an edit', async () => {
    await show({ areas: [areaForm('US', { options: [option, { ...option, max: '5' }] })] })
    await press(button('United States'))
    await editor.page.type(field('Delivered within'), '9')
    expect(editor.value[0]?.options.map(({ max }) => max)).to.deep.equal(['9', '5'])
  })

  it('copies options to the chosen areas only', async () => {
    const dear = { ...option, price: '99.00' }
    await show({ areas: [areaForm('US', { options: [dear] }), ...['CA', 'MX', 'GB'].map(code => areaForm(code))] })
    await press(button('United States'))
    await press(button('Apply to…'))
    const boxes = editor.page.all('dialog input[type=checkbox]')
    for (const box of boxes.slice(-2)) await press(box)
    await press(button('Apply to 2 areas'))
    expect(editor.value.map(({ options }) => options[0]?.price)).to.deep.equal(['99.00', '25.00', '99.00', '99.00'])
  })

  it('moves the focus to the tree when an area is removed', async () => {
    await show({ areas: [areaForm('US'), areaForm('CA')] })
    await press(button('Remove Canada'))
    expect(editor.value.map(({ code }) => code)).to.deep.equal(['US'])
    expect(editor.page.root.activeElement).to.equal(editor.page.get('[role=tree]'))
  })

  // @spec 3.15, 5.58
  it('reports a code that is already added, and skips it', async () => {
    await show({ areas: [areaForm('US')] })
    await editor.page.type(field('Add areas by code'), 'us, CA-ON, XX')
    await press(button('Add'))
    await new Promise(requestAnimationFrame)
    await settled()
    expect(editor.value.map(({ code }) => code)).to.deep.equal(['US', 'CA-ON'])
    expect(editor.page.get('.add-codes-told').textContent).to.equal('1 area added. Already added: United States')
    expect(editor.page.get('.add-codes .field-message').textContent).to.equal('Unknown: XX')
  })

  it('adds codes to the areas chosen meanwhile, and does not reject codes that could not be checked', async () => {
    let come = () => {}
    editor.naming = new Promise(resolve => {
      come = resolve
    })
    await show({ areas: [areaForm('US')], failed: true })
    await editor.page.type(field('Add areas by code'), 'CA-ON, XX')
    await press(button('Add'))
    await press(button('Remove United States'))
    come()
    editor.naming = null
    await settled()
    await new Promise(requestAnimationFrame)
    await settled()
    expect(editor.value.map(({ code }) => code)).to.deep.equal(['CA-ON'])
    expect(editor.page.get('.add-codes .field-message').textContent).to.equal('Could not load places')
  })

  it('distinguishes a country by satellite from the same by internet', async () => {
    const [dish, wire] = [
      areaForm('US', { id: 'a', deliveryType: 'SATELLITE' }),
      areaForm('US', { id: 'b', deliveryType: 'INTERNET' }),
    ]
    await show({ areas: [dish, wire], delivery: 'electronic' })
    expect(editor.page.all('[data-changed], [data-tone=changed]').length).to.equal(0)
    await press(button('Remove United States'))
    expect(editor.value.map(({ status }) => status)).to.deep.equal(['deleted', 'active'])
  })

  // @spec 5.29
  it('has a delivery type and no pick-up time for electronic delivery', async () => {
    const wire = areaForm('US', { deliveryType: 'INTERNET' })
    await show({ areas: [areaForm('CA'), wire], delivery: 'electronic' })
    expect(editor.page.get('.coverage').textContent).to.equal('All of the United States')
    await press(button('United States'))
    expect(editor.page.all('label').map(label => label.textContent)).to.include('Delivery type')
    expect(editor.page.all('label').map(label => label.textContent)).not.to.include('Pick-up time')
  })

  it('has no axe violations', async () => {
    await show({ areas: [areaForm('US', { excludeCodes: ['US-NV'] })] })
    await press(button('United States'))
    const found = await axe.run(editor.page.root.host, {
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
    })
    expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).to.deep.equal([])
  })
})

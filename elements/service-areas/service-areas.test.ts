import { expect } from 'chai'
import { toSubmission } from '../../core/service-areas/mapping'
import { serviceAreas } from '../../core/service-areas/store'
import type { ServiceAreasSubmission, UsersMe } from '../../core/wire/people'
import { allOf, press as key, textOf, the, type } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('<reeldock-service-areas>', () => {
  let screen: Screen
  const shadow = () => screen.element.shadowRoot as ShadowRoot
  const tree = () => shadow().querySelector('[role=tree]') as HTMLElement
  const items = () => [...shadow().querySelectorAll<HTMLElement>('[role=treeitem]')]
  const item = (name: string) => {
    const found = items().find(row => row.querySelector('.tree-name')?.textContent === name)
    if (!found) throw new Error(`no place ${name}`)
    return found
  }
  const has = (name: string) => items().some(row => row.querySelector('.tree-name')?.textContent === name)
  const press = (name: string) => the(screen.element, 'button', name).click()
  const pageText = () => textOf(screen.element)
  const posts = () => screen.backend.calls.filter(({ method, path }) => method === 'POST' && path === '/v1/approvals')

  async function show(options: Parameters<typeof open>[1] = {}) {
    screen = open('reeldock-service-areas', { scenario: 'small', ...options })
    await until(() => /All of|Could not|None/.test(pageText()) && items().length > 0, 'the areas')
  }
  async function typePrice(price: string) {
    the(screen.element, 'button', 'Québec').click()
    await until(() => allOf(screen.element, 'textbox', 'Price').length === 1, 'the options')
    type(the(screen.element, 'textbox', 'Price'), price)
  }
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  afterEach(() => screen.end())

  it('shows the coverage in one sentence', async () => {
    await show()
    expect(pageText()).to.include(
      'All of the United States except Alaska and Hawaii; 1 city excluded. Québec in Canada',
    )
  })

  it('is a tree by the ARIA pattern: level, position and state', async () => {
    await show()
    const us = item('United States')
    expect([us.ariaLevel, us.ariaPosInSet, us.ariaSetSize, us.ariaExpanded, us.ariaChecked]).to.deep.equal([
      '1',
      '1',
      '4',
      'false',
      'mixed',
    ])
    tree().focus()
    key(tree(), 'ArrowRight')
    await until(() => has('Alaska'), 'the provinces')
    expect(item('Alaska').ariaChecked).to.equal('false')
    expect(item('Alaska').textContent).to.include('Excluded')
    expect(item('Alabama').ariaLevel).to.equal('2')
    key(tree(), 'N')
    await until(() => has('Nebraska') && item('Nebraska').dataset.active === 'true', 'the typed letter')
  })

  // @spec 1.8, 2.65
  it('submits: shows the changes, a toast, and then the waiting submission beside the offer in force', async () => {
    await show()
    item('Mexico').click()
    await until(() => item('Mexico').ariaChecked === 'true', 'Mexico')
    key(tree(), 'ArrowRight')
    await until(() => has('Jalisco'), 'the provinces of Mexico')
    item('Jalisco').click()
    item('Canada').click()
    await until(() => pageText().includes('What will change'), 'the changes')
    the(screen.element, 'button', 'Submit for approval').focus()
    press('Submit for approval')
    await until(() => pageText().includes('have been submitted and are pending approval'), 'the toast')
    await until(() => screen.heard('service-areas-submitted').length === 1, 'the event')
    const body = screen.heard('service-areas-submitted')[0] as ServiceAreasSubmission
    expect(posts().length).to.equal(1)
    expect(body.serviceAreas.find(area => area.code === 'MX')?.excludeCodes).to.deep.equal(['MX-JAL'])
    await until(() => pageText().includes('Changes pending approval'), 'the banner')
    expect(screen.element.getAttribute('view')).to.equal('pending')
    expect(allOf(screen.element, 'button', 'Submit')).to.deep.equal([])
    await until(() => shadow().activeElement !== null, 'the focus')
    expect(shadow().activeElement?.textContent).to.match(/^Changes pending approval Submitted/)
  })

  it('shows that edits were discarded, keeps the focus, and undoes the discard', async () => {
    await show()
    item('Canada').click()
    await until(() => pageText().includes('What will change'), 'the changes')
    the(screen.element, 'button', 'Discard edits').focus()
    press('Discard edits')
    await until(() => allOf(screen.element, 'button', 'Discard').length === 0, 'no edits')
    await until(() => shadow().activeElement !== null, 'the focus')
    expect(shadow().activeElement?.textContent).to.equal('Service areas')
    await until(() => pageText().includes('Edits discarded'), 'the toast')
    press('Undo')
    await until(() => pageText().includes('What will change'), 'the edits')
    expect(pageText()).not.to.include('Edits discarded')
    expect(item('Canada').ariaChecked).to.equal('true')
    press('Discard edits')
    await until(() => pageText().includes('Edits discarded'), 'no edits')
    item('Mexico').click()
    await until(() => !pageText().includes('Edits discarded'), 'the next edit')
  })

  it('submits nothing when it is saved without edits', async () => {
    await show()
    expect(await (screen.element as unknown as { save(): Promise<boolean> }).save()).to.equal(true)
    expect(posts().length).to.equal(0)
  })

  it('focuses the conflict if another submission was sent back meanwhile, and sends nothing', async () => {
    let theirs: ServiceAreasSubmission | null = null
    await show({
      before({ options }) {
        const { fetch } = options
        options.fetch = async (input, init) => {
          const answer = await fetch(input, init)
          if (theirs === null || !String(input).endsWith('/users/me')) return answer
          const status = { status: 'NEEDS_MORE_INFO', comments: 'More', submittedOn: '2026-11-19T15:00:00Z' }
          const approval = { id: 'theirs', type: 'service_areas', ...status, registrationData: theirs }
          const me = (await answer.json()) as UsersMe
          return Response.json({ ...me, approvals: [...me.approvals, approval] })
        }
      },
    })
    await typePrice('31')
    await until(() => pageText().includes('What will change'), 'the changes')
    const store = screen.portal.use(serviceAreas)
    const typed = store.draft.value?.value.value
    if (!typed) throw new Error('nothing is typed')
    const { body } = toSubmission(typed, store.current.value)
    const dearer = body.serviceAreas.map(area => ({
      ...area,
      deliveryOptions: area.deliveryOptions.map(option => ({ ...option, price: 55 })),
    }))
    theirs = { ...body, serviceAreas: dearer }
    await store.refresh()
    screen.element.setAttribute('view', 'pending')
    await until(() => pageText().includes('Someone else changed this'), 'the choice')
    const conflictText = () =>
      allOf(screen.element, 'button', 'Keep my edits')[0]?.closest('.banner')?.textContent ?? ''
    await until(() => /\$55\.00.*\$31\.00/.test(conflictText()), 'the differences')
    press('Submit')
    await until(() => shadow().activeElement?.textContent?.includes('Keep my edits') === true, 'the focus')
    expect(posts()).to.deep.equal([])
  })

  it('explains that edits are kept if a colleague has submitted first', async () => {
    await show()
    screen.backend.setSocket(false)
    item('Mexico').click()
    await until(() => pageText().includes('What will change'), 'the changes')
    const store = screen.portal.use(serviceAreas)
    const { body } = toSubmission(store.current.value, store.current.value)
    const { fetch, bases, token } = screen.backend.options
    await fetch(`${bases.main}/v1/approvals?approvalType=service_areas`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const postsBefore = posts().length
    press('Submit for approval')
    await until(() => pageText().includes('Could not submit service areas'), 'the failure')
    expect(pageText()).to.match(/Could not submit service areas.? ?Your edits are kept and return once these changes/)
    expect(pageText()).not.to.include('save again')
    expect(allOf(screen.element, 'button', /Submit|Save/)).to.deep.equal([])
    expect(posts().length).to.equal(postsBefore)
  })

  it('keeps the current view while unsent edits are tried again', async () => {
    await show()
    const lift = screen.backend.fail('POST', 'offline')
    item('Mexico').click()
    await until(() => pageText().includes('What will change'), 'the changes')
    press('Submit for approval')
    await until(() => pageText().includes('1 change not sent yet'), 'the unsent change')
    screen.element.setAttribute('list', 'theatres')
    lift()
    const refuse = screen.backend.fail('POST', 422)
    const postsBefore = posts().length
    dispatchEvent(new Event('online'))
    await until(
      () => posts().length > postsBefore && shadow().querySelector('[aria-busy=true]') === null,
      'the next try',
    )
    expect(screen.element.getAttribute('list')).to.equal('theatres')
    refuse()
  })

  it('shows that an unsent submission is no longer sent automatically after another edit', async () => {
    await show()
    screen.backend.fail('POST', 'offline')
    await typePrice('31')
    press('Submit for approval')
    await until(() => pageText().includes('1 change not sent yet'), 'the unsent change')
    item('Mexico').click()
    await until(() => pageText().includes('automatic sending has stopped. Save or submit again'), 'the message')
    expect(pageText()).not.to.include('1 change not sent yet')
  })

  it('shows the offer in force if it already contains the unsent edits', async () => {
    let isInForce = false
    await show({
      before({ options }) {
        const { fetch } = options
        options.fetch = async (input, init) => {
          const answer = await fetch(input, init)
          if (!isInForce || !String(input).endsWith('/users/me')) return answer
          const me = (await answer.json()) as UsersMe
          for (const area of me.user.partner?.serviceAreas ?? [])
            if (area.code === 'CA-QC') for (const option of area.deliveryOptions) option.price = 3100
          return Response.json(me)
        }
      },
    })
    const lift = screen.backend.fail('POST', 'offline')
    await typePrice('31')
    press('Submit for approval')
    await until(() => pageText().includes('1 change not sent yet'), 'the unsent change')
    lift()
    const postsBefore = posts().length
    isInForce = true
    dispatchEvent(new Event('online'))
    await until(() => !pageText().includes('What will change'), 'no changes')
    await screen.portal.use(serviceAreas).refresh()
    await until(() => shadow().querySelector('[aria-busy=true]') === null, 'the end of the save')
    expect(posts().length).to.equal(postsBefore)
    expect(pageText()).to.include('All of the United States')
  })

  it('shows the view of an invalid field, with the error at the field', async () => {
    await show()
    await typePrice('0')
    press('Submit for approval')
    await until(() => pageText().includes('Enter a valid value'), 'the message')
    expect(posts().length).to.equal(0)
  })
})

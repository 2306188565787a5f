import { expect } from 'chai'
import { allOf, the } from '../../test/fixtures/page/person'
import { open } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

async function openLanding() {
  const screen = open('reeldock-landing', { scenario: 'no-access' })
  await until(() => screen.heard('ready').length === 1, 'ready')
  return screen
}

// @spec 1.19, 2.27
it('<reeldock-landing> has one button for sign-in and sign-up, and needs no account', async () => {
  const screen = await openLanding()
  const link = the(screen.element, 'link', 'Sign in or sign up') as HTMLAnchorElement
  expect(link.href).to.equal(`${screen.backend.options.bases.partners}/v1/web/auth/provider?returnTo=%2F`)
  expect(allOf(screen.element, 'link').length).to.equal(1)
  expect(screen.backend.calls).to.deep.equal([])
  await screen.end()
})

it('<reeldock-landing> has one headline, and lists the steps of the registration in order with their descriptions', async () => {
  const screen = await openLanding()
  expect(allOf(screen.element, 'heading').map(heading => heading.textContent)).to.deep.equal([
    'Films reach cinemas through you',
  ])
  const list = the(screen.element, 'list')
  const steps = allOf(screen.element, 'listitem').filter(step => step.parentElement === list)
  expect(steps.map(step => [...step.children].map(part => part.textContent))).to.deep.equal([
    ['Company', 'Phones, emails and hours'],
    ['Service areas', 'Where you ship, and your prices'],
    ['Drives', 'How many, and your certificates'],
  ])
  await screen.end()
})

it('<reeldock-landing> hides its drawing, which has no text, from screen readers', async () => {
  const screen = await openLanding()
  const drawings = [...(screen.element.shadowRoot?.querySelectorAll('svg') ?? [])]
  expect(drawings.map(drawing => [drawing.getAttribute('aria-hidden'), drawing.textContent])).to.deep.equal([
    ['true', ''],
  ])
  await screen.end()
})

import { expect } from 'chai'
import { allOf, the } from '../../test/fixtures/page/person'
import { open } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

it('<reeldock-landing> has one way in, for sign-in and sign-up, and needs no account', async () => {
  const screen = open('reeldock-landing', { scenario: 'no-access' })
  await until(() => screen.heard('ready').length === 1, 'ready')
  const link = the(screen.element, 'link', 'Sign in or sign up') as HTMLAnchorElement
  expect(link.href).to.equal(`${screen.backend.options.bases.partners}/v1/web/auth/provider?returnTo=%2F`)
  expect(allOf(screen.element, 'link').length).to.equal(1)
  expect(screen.backend.calls).to.deep.equal([])
  await screen.end()
})

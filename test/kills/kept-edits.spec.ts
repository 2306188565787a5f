import { expect, type Page, test } from '@playwright/test'
import { pressByKey, tabTo } from '../fixtures/keys'
import { ada } from '../fixtures/partner'
import { type StartedServer, startServer } from '../fixtures/server/start'
import { days, type Field, fields, fieldValueOf, fillByKey } from './registration-fields'

let server: StartedServer
test.beforeEach(async () => {
  server = await startServer({ world: 'small' })
})
test.afterEach(() => server.stop())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function signIn(page: Page, name: string): Promise<void> {
  await pressByKey(page, page.getByRole('link', { name: 'Sign in or sign up' }))
  await pressByKey(page, page.getByRole('button', { name: `Sign in as ${name}` }))
  await expect(page.locator('#outlet > :not(reeldock-landing)')).toBeVisible()
}

/** A group of fields and the page that shows them. */
interface Place {
  path: string
  fields: readonly Field[]
  open(page: Page): Promise<void>
}

/** Checks every field after a reload, after a killed server and after a new sign-in. */
async function expectEverythingKept(page: Page, name: string, places: readonly Place[]): Promise<void> {
  async function expectAllEdits(when: string): Promise<void> {
    for (const { path, fields, open } of places) {
      await page.goto(server.url + path)
      await open(page)
      for (const field of fields)
        await expect.poll(() => fieldValueOf(page, field), `${field.name}, ${when}`).toBe(field.value)
    }
  }
  await page.reload()
  await expectAllEdits('reloaded')
  const { dataDir, port } = server
  await server.stop('SIGKILL')
  server = await startServer({ world: 'small', dataDir, port })
  await expectAllEdits('after the server was killed')
  await page.context().clearCookies()
  await page.goto(server.url + (places[0]?.path ?? '/'))
  await expect(page).toHaveURL(`${server.url}/home`)
  await signIn(page, name)
  await expectAllEdits('signed in again')
}

const onStep = (page: Page, step: string) =>
  expect(page.getByText(`Step ${step} of 3`, { exact: false })).toBeAttached()
const ofStep = (step: Field['step']) => fields.filter(each => each.step === step)

// @spec 2.33
test('every field of the registration keeps its edit after a reload, a killed server and an ended session', async ({
  page,
}) => {
  await page.goto(server.url)
  await signIn(page, 'Lena Fischer')
  await pressByKey(page, button(page, 'Add phone'))
  await pressByKey(page, button(page, 'Add email'))
  await pressByKey(page, button(page, 'Set hours by day'))
  for (const day of days) await pressByKey(page, button(page, `Add hours on ${day}`))
  for (const field of ofStep('1')) await fillByKey(page, field)
  await pressByKey(page, button(page, 'Next'))
  await onStep(page, '2')
  await tabTo(page, page.getByRole('tree', { name: 'Places' }))
  await page.keyboard.press('Space')
  await pressByKey(page, button(page, 'Details of United States'))
  for (const field of ofStep('2')) await fillByKey(page, field)
  await pressByKey(page, button(page, 'Next'))
  await onStep(page, '3')
  for (const field of ofStep('3')) await fillByKey(page, field)

  await expectEverythingKept(page, 'Lena Fischer', [
    { path: '/register?step=1', fields: ofStep('1'), open: () => onStep(page, '1') },
    {
      path: '/register?step=2',
      fields: ofStep('2'),
      open: () => pressByKey(page, button(page, 'Details of United States')),
    },
    { path: '/register?step=3', fields: ofStep('3'), open: () => onStep(page, '3') },
  ])
})

test('every field of the company settings keeps its edit after a reload, a killed server and an ended session', async ({
  page,
}) => {
  const certifications = fields.filter(({ name }) => ['MPAA', 'FACT', 'ISO 27001'].includes(name))
  const settings = [...ofStep('1'), ...certifications]
  const path = '/company-settings'
  await page.goto(server.url)
  await signIn(page, ada.name)
  await page.goto(server.url + path)
  await pressByKey(page, button(page, 'Set hours by day'))
  for (const day of ['Saturday', 'Sunday']) await pressByKey(page, button(page, `Add hours on ${day}`))
  for (const field of settings) await fillByKey(page, field)
  await expectEverythingKept(page, ada.name, [
    { path, fields: settings, open: () => expect(page.getByLabel('Email 1', { exact: true })).toBeVisible() },
  ])
})

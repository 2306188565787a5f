import { expect, type Page } from '@playwright/test'
import { chooseByKey, pressByKey, tabTo, typeByKey } from '../fixtures/keys'
import { complaints } from '../fixtures/partner'
import { test } from '../fixtures/portal'
import type { StartedServer } from '../fixtures/server/start'

const lena = { email: 'lena.fischer@harborline.example.com', name: 'Lena Fischer' }

let server: StartedServer
test.beforeEach(async ({ portal }) => {
  server = await portal.restored()
})

async function enterByKey(page: Page): Promise<void> {
  await page.goto(server.url)
  await pressByKey(page, page.getByRole('link', { name: 'Sign in or sign up' }))
  await pressByKey(page, page.getByRole('button', { name: `Sign in as ${lena.name}` }))
  await expect(page.getByRole('heading', { name: 'Register your company' })).toBeVisible()
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const onStep = (page: Page, step: number) =>
  expect(page.getByText(`Step ${step} of 3`, { exact: false })).toBeAttached()

async function tickUnitedStates(page: Page): Promise<void> {
  // The focus of the tree begins at its first place.
  await tabTo(page, page.getByRole('tree', { name: 'Places' }))
  await page.keyboard.press('Space')
  await pressByKey(page, button(page, 'Details of United States'))
}

test('a new account registers by the keyboard alone, is asked for more, resubmits and is approved, each decision heard at once', async ({
  page,
  context,
}) => {
  const heard = complaints(page)
  await enterByKey(page)
  await expect(page).toHaveURL(`${server.url}/register`)

  // Missing fields are revealed, counted and announced; the first one has the focus.
  await pressByKey(page, button(page, 'Next'))
  await expect(page.getByText('At least one phone number is required')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'fields need your attention' })).toBeAttached()
  await expect(page.getByLabel('Number', { exact: true })).toBeFocused()

  const phone = page.getByRole('group', { name: 'Phone 1', exact: true })
  await chooseByKey(page, phone.getByLabel('Country code'), '1')
  await typeByKey(page, phone.getByLabel('Number'), '(206) 555-0148')
  await chooseByKey(page, phone.getByLabel('Type', { exact: true }), '2')
  await typeByKey(page, page.getByLabel('Email 1', { exact: true }), 'dispatch@harborline.example.com')
  await chooseByKey(page, page.getByRole('combobox', { name: 'Time zone' }), 'America/Los_Angeles')
  await typeByKey(page, page.getByLabel('From', { exact: true }), '9:00 AM')
  await typeByKey(page, page.getByLabel('To', { exact: true }), '17:30')
  await pressByKey(page, button(page, 'Next'))
  await onStep(page, 2)
  await expect(page).toHaveURL(`${server.url}/register?step=2`)

  await tickUnitedStates(page)
  const option = page.getByRole('group', { name: 'Option 1' })
  await typeByKey(page, option.getByLabel('Delivered within'), '2')
  await typeByKey(page, option.getByLabel('Price (USD)'), '25.5')
  await typeByKey(page, option.getByLabel('Pick-up time'), '4:30 pm')
  await pressByKey(page, button(page, 'Next'))
  await onStep(page, 3)

  await typeByKey(page, page.getByLabel('CRU drives on hand'), '12')
  await typeByKey(page, page.getByLabel('Allocated bandwidth'), '500')
  await pressByKey(page, button(page, 'Register'))
  const terms = page.getByRole('checkbox', { name: 'We accept the terms of service' })
  await expect(terms).toBeFocused()
  await page.keyboard.press('Space')
  const posted = page.waitForResponse(
    answer => answer.request().method() === 'POST' && answer.url().includes('/approvals'),
  )
  await pressByKey(page, button(page, 'Register'))
  const first = await posted
  expect(first.status()).toBe(201)
  expect(first.request().postDataJSON()).toMatchObject({
    phones: [{ intlCode: '1', phoneNo: '2065550148', category: 2 }],
    emails: [{ email: 'dispatch@harborline.example.com' }],
    serviceAreas: [{ code: 'US', deliveryOptions: [{ price: 25.5, shippingPickupTime: '16:30' }] }],
    drives: [
      { driveType: 'CRU', totalStock: 12 },
      { driveType: 'USB', totalStock: 0 },
    ],
    bandwidth: 500 * 1024 ** 2,
  })
  const { id } = (await first.json()) as { id: string }
  await expect(page.getByRole('heading', { name: 'Your registration was submitted' })).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/register/success`)
  await expect(page.getByText(/Expect a decision by \d{4}-\d\d-\d\d/)).toBeVisible()
  await expect(page.getByText('CRU · 12')).toBeVisible()

  const reviewer = await context.newPage()
  async function review(decision: string, comments: string): Promise<void> {
    await reviewer.goto(`${server.embedUrl}/reviews`)
    await pressByKey(reviewer, reviewer.getByRole('link', { name: 'Harborline Couriers' }))
    await expect(reviewer.getByText('dispatch@harborline.example.com')).toBeVisible()
    await typeByKey(reviewer, reviewer.getByLabel('What the partner should add or change'), comments)
    await pressByKey(reviewer, reviewer.getByRole('button', { name: decision }))
  }
  await review('Request more information', '')
  await expect(reviewer.getByText('Enter what the partner should add or change')).toBeVisible()
  await review('Request more information', 'How many USB drives are there?')
  await expect(reviewer.getByText('More information requested')).toBeVisible()

  await page.bringToFront()
  await expect(page.getByText('How many USB drives are there?')).toBeVisible()
  await expect(page).toHaveURL(/\/register$/)
  await pressByKey(page, page.getByRole('button', { name: /Drives and certificates/ }))
  await onStep(page, 3)
  await typeByKey(page, page.getByLabel('USB drives on hand'), '42')
  const changes = page.getByRole('region', { name: 'Changed since the last submission' })
  await expect(changes.getByText('USB · 42')).toBeVisible()
  await tabTo(page, terms)
  await page.keyboard.press('Space')
  const repeated = page.waitForRequest(request => request.method() === 'POST' && request.url().includes('/approvals'))
  await pressByKey(page, button(page, 'Register'))
  expect(new URL((await repeated).url()).pathname.endsWith(`/v1/approvals/${id}`)).toBe(true)
  expect((await repeated).postDataJSON()).toMatchObject({ bandwidth: 500 * 1024 ** 2 })
  await expect(page.getByRole('heading', { name: 'Your registration was submitted' })).toBeVisible()

  // A pending registration shows the submitted data read-only.
  await page.goto(`${server.url}/register/pending`)
  await expect(page.getByRole('heading', { name: 'Your registration is under review' })).toBeVisible()
  await expect(page.getByText('USB · 42')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)

  await review('Approve', '')
  await page.bringToFront()
  await expect(page.getByRole('heading', { name: 'Your registration is approved' })).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/register/approved`)
  await expect(page.getByText('USB · 42')).toBeVisible()

  // After the approval the live data is shown, which may differ from the submitted data.
  const visitor = await server.signIn(lena.email)
  const drives = [
    { driveType: 'CRU', totalStock: 12 },
    { driveType: 'USB', totalStock: 43 },
  ]
  const put = await visitor.call('PUT', '/api/partners/v1/partner/harborline', { companyId: 'C-32000', drives })
  expect(put.status).toBe(200)
  await page.goto(`${server.url}/register/approved`)
  await expect(page.getByText('USB · 43')).toBeVisible()
  await pressByKey(page, button(page, 'Go to home'))
  await expect(page.getByRole('heading', { name: 'Work orders', exact: true })).toBeVisible()

  // The settings show the registered data, and all later changes happen there.
  await page.goto(`${server.url}/company-settings`)
  const email = page.getByLabel('Email 1', { exact: true })
  await expect(email).toHaveValue('dispatch@harborline.example.com')
  await typeByKey(page, email, 'night@harborline.film')
  await pressByKey(page, button(page, 'Save'))
  const notices = page.getByRole('region', { name: 'Notifications' })
  await expect(notices.getByText('Partner company details were updated successfully')).toBeVisible()
  const me = (await visitor.call('GET', '/api/main/v1/users/me')).body as { user: { partner: { emails: unknown } } }
  expect(me.user.partner.emails).toEqual([{ email: 'night@harborline.film' }])
  // A browser reports a socket that was opening when the user left the page.
  expect(heard.filter(text => !text.includes('closed before the connection'))).toEqual([])
})

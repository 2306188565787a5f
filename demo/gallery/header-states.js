import { find, press } from './steps.js'

const links = { companyProfile: 'https://account.example/company', manageUsers: 'https://account.example/users' }
const atWork = { attributes: { path: '/work-orders' }, options: { links } }
const never = 1e9

function narrow({ element }) {
  element.style.width = 'min(375px, 100%)'
}

const openSettings = () => press('.header-company')

/** Sends a change of the service areas for approval, then opens the settings. */
async function submitAreas({ backend }) {
  // Once the header shows its count, it receives events.
  await find('.header-count:not(:empty)')
  const { bases, fetch, token } = backend.options
  const deliveryOptions = [{ maxTime: { unit: 'days', value: 2 }, price: 20, shippingPickupTime: '15:00' }]
  const area = { code: 'US-CA', deliveryType: 'HARD_DRIVE', deliveryOptions, excludeCodes: [], status: 'active' }
  await fetch(`${bases.main}/v1/approvals?approvalType=service_areas`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ serviceAreas: [area] }),
  })
  await openSettings()
  await find('.menu-item .badge')
}

/** The header for every state of an account, folded and not, with its menus open. */
export const headerStates = [
  { state: 'ready', ...atWork },
  { state: 'loading', ...atWork, latency: never, until: null },
  { state: 'error', ...atWork, faults: [['/users/me', 500]], until: 'error' },
  {
    state: 'offline',
    ...atWork,
    steps: async ({ element, backend }) => {
      await find('.header-count:not(:empty)')
      backend.fail(/./, 'offline')
      await element.refresh()
    },
  },
  { state: 'pending', scenario: 'pending', attributes: { path: '/calendar' } },
  { state: 'not submitted', scenario: 'not-submitted', attributes: { path: '/register' } },
  { state: 'needs more info', scenario: 'needs-more-info', attributes: { path: '/register' } },
  { state: 'rejected', scenario: 'rejected', attributes: { path: '/register' } },
  { state: 'settings', ...atWork, steps: openSettings },
  { state: 'settings of a member', ...atWork, scenario: 'non-admin', steps: openSettings },
  { state: 'areas pending', ...atWork, steps: submitAreas },
  { state: 'long words', attributes: { path: '/work-orders', locale: 'en-XA' }, options: { links } },
  { state: 'folded', ...atWork, steps: narrow },
  {
    state: 'folded open',
    ...atWork,
    steps: async page => {
      narrow(page)
      await press('.header-fold button')
    },
  },
  { state: 'signed out', faults: [[/./, 401]] },
  { state: 'sign-out only', attributes: { 'sign-out-only': '' } },
]

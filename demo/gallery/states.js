import { applianceStates } from './appliances-states.js'
import { calendarStates, reportStates } from './calendar-states.js'
import { headerStates } from './header-states.js'
import { notificationStates } from './notifications-states.js'
import { serviceAreaStates } from './service-areas-states.js'
import { shipmentStates } from './shipments-states.js'
import { find, press, type } from './steps.js'
import { workOrderStates } from './work-orders-states.js'

const never = 1e9
const anything = /./

const loading = { state: 'loading', latency: never, until: null }
const failing = { state: 'error', scenario: 'failing', until: 'error' }
const ended = { state: 'session ended', faults: [[anything, 401]], until: 'session-ended' }
const noAccess = { state: 'no access', scenario: 'no-access', until: null }

/** The connection is lost after the first read, so the last data is shown with its age. */
const offline = { state: 'offline', later: [[anything, 'offline']] }

const inline = { attributes: { inline: '' } }

async function saveWithoutNumber() {
  await type('input', '')
  await press('.drives-foot .primary')
}

const links = {
  aboutUs: 'https://reeldock.example/about',
  forum: 'https://reeldock.example/forum',
  terms: 'https://reeldock.example/terms',
  products: [
    { name: 'Reeldock Delivery', url: 'https://reeldock.example/delivery' },
    { name: 'Reeldock Storage', url: 'https://reeldock.example/storage' },
  ],
  support: [
    { region: 'Americas', email: 'support.americas@reeldock.example', phone: '+1 555 010 0101' },
    { region: 'Europe, Middle East and Africa', email: 'support.emea@reeldock.example', phone: '+44 20 7946 0101' },
    { region: 'Asia Pacific', phone: '+61 2 5550 0101' },
  ],
}

const maintained = {
  attributes: { kind: 'maintenance' },
  options: { links, maintenance: true, startUp: async () => ({ maintenance: true }) },
}

/** The account is unknown. Only an element that reads the session discovers that, so a hidden one is added. */
const unknownAccount = {
  scenario: 'not-found',
  attributes: { kind: 'not-found' },
  options: { links },
  steps: async () => {
    const reader = document.createElement('reeldock-drive-inventory')
    reader.setAttribute('inline', '')
    reader.hidden = true
    document.body.append(reader)
    await find('.status-support')
  },
}

async function repeatPhone() {
  const first = await find('[data-row="0"] input[type=tel]')
  await press('.form-fields > .button')
  await type('[data-row="2"] input[type=tel]', `+1${first.value}`)
  await type('input[type=email]', 'dispatch@cinderlane.invalidtld')
  await press('.form-foot .primary')
}

async function openHours() {
  await press('.company-hours .button')
  await type('.hours-list > :nth-child(3) .field:last-of-type input', '08:30')
  await press('.form-foot .primary')
}

async function saveCompany() {
  await type('input[type=email]', 'dock@cinderlane.film')
  await press('.form-foot .primary')
}

const lastStep = { scenario: 'needs-more-info', attributes: { step: '3' }, options: { links } }

async function registerNothing(selector) {
  await press('.form-foot .primary')
  await find(selector)
}

async function changeStock() {
  await type('.pairs input', '999')
  await find('.changes li')
}

async function registerWithoutTerms() {
  await changeStock()
  await registerNothing('.checkbox [aria-invalid]')
}

async function leaveRegistration() {
  await changeStock()
  await press('.form-foot .quiet')
  await find('dialog')
}

const usual = { loading, failing, offline, ended, noAccess }

/**
 * The states of every element. The first one is `ready`, which has pictures at every width.
 * - `scenario` and `faults` ([text or pattern of "METHOD /v1/path", fault]) belong to `reeldock/testing`.
 * - `latency` is in milliseconds.
 * - `attributes` are set on the element.
 * - `world` wraps the `fetch` of the test back end.
 * - `options` are passed to `configure` in addition to those of the test back end.
 * - `until` names the event to wait for ('ready', 'error', 'session-ended'; null: none). After the event, `later` adds
 *   faults and reads again, and `steps` runs functions of `steps.js`.
 *
 * The code that the playground shows contains all of them except `until`, `world` and `steps`.
 */
export const elements = {
  appliances: applianceStates(usual),
  'work-orders': workOrderStates(usual),
  shipments: shipmentStates(usual),
  'drive-inventory': [
    { state: 'ready', ...inline },
    { ...loading, ...inline },
    { state: 'error', faults: [['/users/me', 500]], until: 'error', ...inline },
    { ...offline, ...inline },
    { ...ended, ...inline },
    { state: 'read-only', scenario: 'pending', ...inline },
    { state: 'dialog', attributes: { open: '' } },
    { state: 'refused', ...inline, steps: () => saveWithoutNumber() },
  ],
  'company-settings': [
    { state: 'ready' },
    loading,
    { state: 'error', faults: [['/users/me', 500]], until: 'error' },
    offline,
    ended,
    { state: 'pending', scenario: 'pending' },
    { state: 'sent back', scenario: 'needs-more-info' },
    { state: 'not submitted', scenario: 'not-submitted' },
    { state: 'no admin', scenario: 'non-admin' },
    { state: 'refused', steps: () => repeatPhone() },
    { state: 'hours per day', steps: () => openHours() },
    { state: 'account behind', faults: [['/v1/partners/accounts', 503]], steps: () => saveCompany() },
    { state: 'lists missing', faults: [['/v1/timezones', 503]] },
  ],
  registration: [
    { state: 'ready', scenario: 'not-submitted', options: { links } },
    { ...loading, scenario: 'not-submitted' },
    { state: 'error', faults: [['/users/me', 500]], until: 'error', scenario: 'not-submitted' },
    { ...offline, scenario: 'not-submitted' },
    { ...ended, scenario: 'not-submitted' },
    { state: 'refused', scenario: 'not-submitted', steps: () => registerNothing('.wizard-problems') },
    { state: 'needs more info', scenario: 'needs-more-info' },
    { state: 'service areas', scenario: 'needs-more-info', attributes: { step: '2' }, steps: () => find('.coverage') },
    { state: 'drives', ...lastStep, steps: () => find('.review') },
    { state: 'changed', ...lastStep, steps: changeStock },
    { state: 'terms missing', ...lastStep, steps: registerWithoutTerms },
    { state: 'leaving', ...lastStep, steps: leaveRegistration },
    { state: 'rejected', scenario: 'rejected', steps: () => find('.changes') },
    { state: 'success', scenario: 'pending', attributes: { step: 'success' }, steps: () => find('.review') },
    { state: 'pending', scenario: 'pending', steps: () => find('.review') },
    { state: 'approved', scenario: 'small', steps: () => find('.review') },
  ],
  calendar: calendarStates(usual),
  reports: reportStates(usual),
  'service-areas': serviceAreaStates,
  navigation: headerStates,
  notifications: notificationStates,
  landing: [{ state: 'ready' }],
  footer: [{ state: 'ready', options: { links } }, { state: 'without links' }],
  'status-page': [
    { state: 'ready', attributes: { kind: 'not-found' } },
    { state: 'no access', attributes: { kind: 'no-access' } },
    { state: 'unknown account', ...unknownAccount },
    { state: 'maintenance', ...maintained },
    { state: 'looked again', ...maintained, steps: () => press('.status-steps button') },
    { state: 'maintenance without contacts', attributes: { kind: 'maintenance' } },
  ],
}

/**
 * Every element with the states in which it is looked at; the first is `ready`, which is pictured at every width.
 * `scenario` and `faults` ([text or pattern of "METHOD /v1/path", fault]) are those of `reeldock/testing`, `latency`
 * is in milliseconds. `until` names the event that is waited for ('ready', 'error', 'session-ended'; null: none), and
 * `steps` does the rest by what is in `steps.js`.
 */
const never = 1e9
const anything = /./

const loading = { state: 'loading', latency: never, until: null }
const failing = { state: 'error', scenario: 'failing', until: 'error' }
const ended = { state: 'session ended', faults: [[anything, 401]], until: 'session-ended' }
const noAccess = { state: 'no access', scenario: 'no-access', until: null }

/** The last data, and as of when: the connection went after the first read. */
const offline = {
  state: 'offline',
  steps: async ({ element, backend }) => {
    backend.fail(anything, 'offline')
    await element.refresh()
  },
}

const order = { scenario: 'approved-manual', attributes: { 'work-order-no': 'WO-48213' } }
const inline = { attributes: { inline: '' } }

export const elements = {
  'work-orders': [
    { state: 'ready', scenario: 'approved-manual' },
    { state: 'empty', scenario: 'empty' },
    loading,
    failing,
    offline,
    ended,
    noAccess,
    { state: 'past', scenario: 'approved-manual', attributes: { items: 'past' } },
    { state: 'nothing found', attributes: { search: 'no such film' } },
    { state: 'bad attribute', attributes: { items: 'none' }, until: 'error' },
  ],
  shipments: [
    { state: 'ready', ...order },
    { ...order, ...loading },
    { ...order, ...failing },
    { ...order, ...offline },
    { ...order, ...ended },
  ],
  'drive-inventory': [
    { state: 'ready', ...inline },
    { ...loading, ...inline },
    { state: 'error', faults: [['/users/me', 500]], until: 'error', ...inline },
    { ...offline, ...inline },
    { ...ended, ...inline },
    { state: 'read-only', scenario: 'pending', ...inline },
    { state: 'dialog', attributes: { open: '' } },
  ],
  navigation: [
    { state: 'ready', attributes: { path: '/work-orders' }, until: null },
    { state: 'pending', scenario: 'pending', until: null },
    { state: 'sign-out only', attributes: { 'sign-out-only': '' }, until: null },
  ],
  landing: [{ state: 'ready', until: null }],
  'status-page': [
    { state: 'ready', attributes: { kind: 'not-found' }, until: null },
    { state: 'no access', attributes: { kind: 'no-access' }, until: null },
    { state: 'maintenance', attributes: { kind: 'maintenance' }, until: null },
  ],
}

import { find, press, settle, type } from './steps.js'
import { wideWorld } from './wide-world.js'

const never = 1e9
const anything = /./
const theatreLists = { scenario: 'small', attributes: { list: 'theatres', delivery: 'electronic' } }

const fortyStates =
  'US-AL US-AZ US-AR US-CA US-CO US-CT US-DE US-DC US-FL US-GA US-ID US-IL US-IN US-IA US-KS US-KY US-LA US-ME US-MD US-MA US-MI US-MN US-MS US-MO US-MT US-NE US-NH US-NJ US-NM US-NY US-NC US-ND US-OH US-OK US-OR US-PA US-RI US-SC US-SD'

/** Opens the first country of the tree. Rows are found by position: United States is first, Canada second. */
async function openCountry() {
  await press('.tree-item:first-child .tree-arrow')
  await find('[aria-level="2"]')
}

async function changeAreas() {
  await press('[aria-posinset="3"][aria-level="1"]')
  await press('.in-toggle button')
  await type('.option-row input', '4')
  await find('.changes')
}

async function addAreas(codes) {
  await find('[aria-level="1"]')
  await type('.add-codes input', codes)
  await press('.add-codes button')
  await find('.add-codes-told:not(:empty)')
}

async function refuseAreas() {
  await press('.in-toggle button')
  await press('.options-foot .button')
  await type('.option-row:nth-of-type(4) input', '5')
  await press('.page-side .primary')
  await find('[aria-invalid]')
}

async function pickTheatres() {
  await press('.in-toggle button')
  await press('.opened-area > .button')
  await type('.dialog input[type=search]', 'rialto')
  await find('.multi-option')
  await type('.dialog textarea', 'TH-0001;No Such House')
  await press('.pasted-steps .button')
  await find('.pasted .field-message[data-tone="danger"]')
}

async function submitMexico() {
  await press('[aria-posinset="3"][aria-level="1"]')
  await press('.page-side .primary')
  await find('.banner[data-tone="info"]')
  // The toast is closed, because its position depends on the space that was free when it appeared.
  await press('.toast button')
}

/** Removes an area. The focus moves to varying places afterward, so the state is shown without focus. */
async function removeArea() {
  await press('tbody tr:nth-child(2) .in-end .button')
  for (let times = 0; times < 5; times++) await settle()
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  focused?.blur()
}

/** The states of the service areas and theatre lists, with edits, errors and pending submissions. */
export const serviceAreaStates = [
  { state: 'ready', scenario: 'small', steps: () => openCountry() },
  { state: 'loading', latency: never, until: null },
  { state: 'error', faults: [['/users/me', 500]], until: 'error' },
  { state: 'offline', later: [[anything, 'offline']] },
  { state: 'session ended', faults: [[anything, 401]], until: 'session-ended' },
  { state: 'no access', scenario: 'no-access', until: null },
  { state: 'places failed', faults: [['/locations', 500]] },
  { state: 'read-only', scenario: 'pending' },
  { state: 'electronic', attributes: { delivery: 'electronic' } },
  { state: 'nothing pending', attributes: { view: 'pending' } },
  { state: 'changed', scenario: 'small', steps: () => changeAreas() },
  { state: 'refused', scenario: 'small', steps: () => refuseAreas() },
  { state: 'waiting', scenario: 'small', steps: () => submitMexico() },
  {
    state: 'one area',
    scenario: 'small',
    steps: () => removeArea(),
  },
  { state: 'forty areas', scenario: 'small', steps: () => addAreas(fortyStates) },
  { state: 'four hundred areas', scenario: 'small', world: wideWorld },
  { state: 'present', scenario: 'small', steps: () => addAreas('US, CA-QC') },
  { state: 'theatre lists', ...theatreLists, steps: () => press('.in-toggle button') },
  { state: 'theatre picker', ...theatreLists, steps: () => pickTheatres() },
]

import { choice, field, make } from '../controls.js'
import { elements } from '../states.js'
import { pictureName, views } from '../views.js'

/** The widths of the drawn references, in light and in dark. */
const drawnWidths = {
  '03-import': { light: [1280], dark: [1280] },
  '05-registration': { light: [1280, 320] },
  '06-service-areas': { light: [1280], dark: [1280] },
  '09-navigation': { light: [1280] },
  '11-today': { light: [1280, 768, 375], dark: [1280, 375] },
  '12-appliances': { light: [1280, 375], dark: [1280] },
  '13-reports': { light: [1280] },
  '14-paste': { light: [1280] },
  '14-shipments': { light: [1280, 375], dark: [1280] },
  '15-states': { light: [1280], dark: [1280] },
  '16-landing': { light: [1280, 375], dark: [1280] },
  '16-status': { light: [1280] },
  '17-calendar': { light: [1280, 375], dark: [1280] },
  '18-conflict': { light: [1280] },
  '19-copy-plan': { light: [1280], dark: [1280] },
}
/** The reference of each element, and of states with a separate one. */
const references = {
  appliances: '12-appliances',
  calendar: '17-calendar',
  landing: '16-landing',
  navigation: '09-navigation',
  notifications: '15-states',
  registration: '05-registration',
  reports: '13-reports',
  'service-areas': '06-service-areas',
  shipments: '14-shipments',
  'shipments, conflict': '18-conflict',
  'shipments, import': '03-import',
  'shipments, paste': '14-paste',
  'status-page': '16-status',
  'work-orders': '11-today',
  'work-orders, copy plan': '19-copy-plan',
}
const inCommon = ['loading', 'error', 'offline', 'session ended', 'no access', 'empty']

const address = new URLSearchParams(location.search)
const folder = address.get('references')?.replace(/\/*$/, '/') ?? null

const pictures = Object.entries(elements).flatMap(([element, states]) =>
  states.flatMap(({ state }) =>
    views({ element, state }).map(view => ({
      element,
      state,
      ...view,
      name: `${element}/${pictureName({ state }, view)}`,
    })),
  ),
)

/** Returns the file of the reference that is closest to a picture, or null when none is drawn. */
function referenceOf({ element, state, width, theme }) {
  const name = references[`${element}, ${state}`] ?? (inCommon.includes(state) ? '15-states' : references[element])
  if (!name) return null
  const dark = theme === 'dark' && drawnWidths[name].dark
  const nearest = (dark || drawnWidths[name].light).toSorted((a, b) => Math.abs(a - width) - Math.abs(b - width))[0]
  return `${name}-${nearest}${dark ? '-dark' : ''}.png`
}

function figure(label, shown) {
  return make('figure', {}, make('figcaption', { textContent: label }), shown)
}

function image(src, alt) {
  const missing = make('p', { textContent: `Not here: ${src}` })
  const shown = make('img', { src, alt })
  shown.addEventListener('error', () => shown.replaceWith(missing), { once: true })
  return shown
}

/** Returns a frame with the live state. It takes the height of the picture once that has loaded. */
function liveState({ element, state, width, theme }, picture) {
  const query = new URLSearchParams({ element, state, theme })
  const frame = make('iframe', {
    src: `../index.html?${query}`,
    title: `${element}, ${state}: live`,
    width,
    height: 800,
  })
  // The demonstration notice is removed, because it would shift the state against its picture.
  frame.addEventListener('load', () => frame.contentDocument.querySelector('.demonstration')?.remove())
  picture.addEventListener('load', () => {
    frame.height = picture.naturalHeight
  })
  return frame
}

function comparison(shown, picture) {
  if (folder === null) return figure('Live, as of today', liveState(shown, picture))
  const file = referenceOf(shown)
  return figure(
    file ?? 'No reference is drawn',
    file ? image(folder + file, `Reference: ${file}`) : make('p', { textContent: '–' }),
  )
}

const list = make('div')
const title = make('h2')
const pair = make('div', { className: 'pair' })
pair.classList.toggle('overlay', address.get('view') === 'overlay')

/** Stores a choice in the address. */
function keep(key, value) {
  if (value) address.set(key, value)
  else address.delete(key)
  history.replaceState(null, '', `?${address}`)
}

function show(shown) {
  keep('picture', shown.name)
  title.textContent = shown.name
  const picture = image(`./baseline/${shown.name}.png`, `Picture: ${shown.name}`)
  pair.replaceChildren(figure('Picture', picture), comparison(shown, picture))
  for (const button of list.querySelectorAll('button')) mark(button)
}

function mark(button) {
  if (button.value === address.get('picture')) button.setAttribute('aria-current', 'true')
  else button.removeAttribute('aria-current')
}

function entry(shown) {
  const { state, width, theme, dir, name } = shown
  const label = [state, width, theme, dir].filter(Boolean).join(', ')
  const button = make('button', { type: 'button', value: name, textContent: label })
  button.addEventListener('click', () => show(shown))
  mark(button)
  return make('li', {}, button)
}

/** Lists the pictures that pass the filter, by element. */
function fill() {
  const wanted = (address.get('filter') ?? '').toLowerCase()
  const theme = address.get('theme')
  const found = pictures.filter(
    each => (!theme || each.theme === theme) && each.name.replaceAll('-', ' ').includes(wanted.replaceAll('-', ' ')),
  )
  const groups = Map.groupBy(found, ({ element }) => element)
  list.replaceChildren(
    ...[...groups].flatMap(([element, own]) => [
      make('h2', { textContent: element }),
      make('ul', {}, ...own.map(each => entry(each))),
    ]),
  )
}

function refill(key) {
  return value => {
    keep(key, value)
    fill()
  }
}

const nav = make(
  'nav',
  { ariaLabel: 'Pictures' },
  make('h1', { textContent: 'Pictures' }),
  make('p', {}, make('a', { href: '../index.html', textContent: 'Gallery' })),
  field({ label: 'Filter', type: 'search', value: address.get('filter') ?? '', onInput: refill('filter') }),
  choice({
    label: 'Theme',
    choices: [['', 'both'], 'light', 'dark'],
    value: address.get('theme') ?? '',
    onInput: refill('theme'),
  }),
  choice({
    label: 'View',
    choices: [['', 'side by side'], 'overlay'],
    value: address.get('view') ?? '',
    onInput(view) {
      keep('view', view)
      pair.classList.toggle('overlay', view === 'overlay')
    },
  }),
  list,
)
document.body.append(make('div', { className: 'pictures' }, nav, make('main', {}, title, pair)))
fill()
const first = pictures.find(({ name }) => name === address.get('picture')) ?? pictures[0]
if (first) show(first)

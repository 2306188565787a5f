import { codePanel } from './code-panel.js'
import { check, choice, field, folded, group, make } from './controls.js'
import { show } from './show.js'
import { snippetOf } from './snippet.js'
import { elements } from './states.js'

/** The tokens of each density: the step of the grid, the height of a control, and the minimum height of a row. */
const densities = {
  compact: { '--reeldock-space': '3px', '--reeldock-control': '28px', '--reeldock-row': '32px' },
  roomy: { '--reeldock-space': '5px', '--reeldock-control': '40px', '--reeldock-row': '52px' },
}
const locales = [['', 'of the page (en)'], 'en', 'fr', 'de', 'ar', ['en-XA', 'en-XA: longer, accented']]
const sessionNote =
  'One more element shows nothing: reeldock-session gives the elements inside it a portal of their own.'
/** The number of lines in the list of events. */
const maxEvents = 20

async function declarations() {
  const answer = await fetch('/reeldock/custom-elements.json')
  const { modules } = await answer.json()
  return new Map(modules.flatMap(({ declarations: each }) => each).map(each => [each.tagName, each]))
}

/**
 * Opens the playground, which shows any element in any state. Its attributes, tokens, theme, language and width can be
 * changed live. Its events are listed, and the code of the page can be copied. The address keeps every choice: `a.NAME`
 * for an attribute, `t.--NAME` for a token.
 */
export async function openPlayground(address) {
  const name = elements[address.get('element')] ? address.get('element') : 'work-orders'
  const states = elements[name]
  const state = states.find(each => each.state === address.get('state')) ?? states[0]
  const declared = (await declarations()).get(`reeldock-${name}`)
  const main = make('main')
  const { panel, show: showCode } = codePanel()
  const eventList = make('ol', { className: 'heard' })
  let element = null

  const chosen = prefix =>
    Object.fromEntries([...address].flatMap(([key, value]) => (key.startsWith(prefix) ? [[key.slice(2), value]] : [])))

  /** Stores a choice in the address, or removes it when the value is null. */
  function keep(key, value) {
    if (value === null) address.delete(key)
    else address.set(key, value)
    address.set('play', '')
    address.set('element', name)
    address.set('state', state.state)
    history.replaceState(null, '', `?${address}`)
  }

  function updateCode() {
    const attributes = Object.fromEntries([...(element?.attributes ?? [])].map(each => [each.name, each.value]))
    showCode(
      snippetOf({
        tag: `reeldock-${name}`,
        attributes,
        tokens: chosen('t.'),
        state,
        scheme: address.get('theme'),
        locale: address.get('locale') ?? 'en',
        now: address.get('now') ?? undefined,
      }),
    )
  }

  /** Sets an attribute, or removes it when the value is null. */
  function setAttribute(attribute, value) {
    if (value === null) element.removeAttribute(attribute)
    else element.setAttribute(attribute, value)
  }

  function setToken(token, value) {
    main.style.setProperty(token, value)
    keep(`t.${token}`, value || null)
    updateCode()
  }

  /** Reloads the page, because another element or state needs another test back end. */
  function open(which) {
    const next = new URLSearchParams({ play: '', element: name, state: 'ready', ...which })
    for (const key of ['theme', 'now']) if (address.has(key)) next.set(key, address.get(key))
    location.search = `${next}`
  }

  function attributeControl({ name: attribute, type, description }) {
    const value = address.get(`a.${attribute}`) ?? state.attributes?.[attribute]
    const change = now => {
      setAttribute(attribute, now)
      keep(`a.${attribute}`, now)
      updateCode()
    }
    const parts = { label: attribute, hint: description, value, onInput: now => change(now === '' ? null : now) }
    if (type.text === 'boolean')
      return check({ ...parts, value: value !== undefined, onInput: on => change(on ? '' : null) })
    if (attribute === 'locale') return choice({ ...parts, choices: locales })
    const literals = [...type.text.matchAll(/'([^']*)'/g)].map(([, each]) => each)
    return literals.length > 0 ? choice({ ...parts, choices: [['', 'not set'], ...literals] }) : field(parts)
  }

  const tokenControls = declared.cssProperties.map(({ name: token, default: usual, description }) =>
    field({
      label: token,
      hint: description,
      placeholder: usual,
      value: address.get(`t.${token}`) ?? '',
      onInput: value => setToken(token, value),
    }),
  )

  const controls = make(
    'aside',
    {},
    make('h1', { textContent: 'Playground' }),
    make('p', {}, make('a', { href: './pictures/index.html', textContent: 'Pictures of all states' })),
    viewControls({ name, states, state, address, main, open, keep, setToken, updateCode }),
    group('Attributes', ...declared.attributes.map(attributeControl)),
    folded('Tokens', false, ...tokenControls),
    folded('Code', true, panel),
    folded('Events', true, eventList),
  )
  controls.setAttribute('aria-label', 'Playground')

  for (const [token, value] of Object.entries(chosen('t.'))) main.style.setProperty(token, value)
  for (const event of declared.events.map(each => each.name))
    main.addEventListener(event, ({ detail }) => {
      eventList.prepend(make('li', { textContent: `${event} ${JSON.stringify(detail)}` }))
      eventList.children[maxEvents]?.remove()
      // Elements write some choices back to their attributes, so the code is updated after every event.
      updateCode()
    })
  document.body.classList.add('playground')
  document.body.append(main, controls)
  await show(name, state, address, {
    main,
    dress(made) {
      element = made
      // The address may name any attribute, but only declared ones are set.
      const declaredNames = new Set(declared.attributes.map(each => each.name))
      for (const [attribute, value] of Object.entries(chosen('a.')))
        if (declaredNames.has(attribute)) setAttribute(attribute, value)
      updateCode()
    },
  })
}

/** Returns the controls of the element, its state, and the page around it. */
function viewControls({ name, states, state, address, main, open, keep, setToken, updateCode }) {
  return group(
    'Shown',
    choice({
      label: 'Element',
      choices: Object.keys(elements),
      value: name,
      onInput: next => open({ element: next }),
    }),
    make('p', { className: 'control' }, make('small', { textContent: sessionNote })),
    choice({
      label: 'State',
      choices: states.map(each => each.state),
      value: state.state,
      onInput: next => open({ state: next }),
    }),
    choice({
      label: 'Width',
      choices: [['', 'of the window'], '320', '640', '768', '1280'],
      onInput: width => {
        main.style.width = width === '' ? '' : `${width}px`
      },
    }),
    choice({
      label: 'Scheme of the page',
      choices: [['', 'of the system'], 'light', 'dark'],
      value: address.get('theme') ?? '',
      onInput: theme => {
        document.documentElement.dataset.theme = theme
        keep('theme', theme || null)
        updateCode()
      },
    }),
    choice({
      label: 'Density',
      choices: [['', 'usual'], ...Object.keys(densities)],
      onInput: density => {
        for (const token of Object.keys(densities.compact)) setToken(token, densities[density]?.[token] ?? '')
      },
    }),
  )
}

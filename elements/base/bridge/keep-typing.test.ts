import { expect } from 'chai'
import { keepTyping } from './keep-typing'

describe('keys in the shadow root of an element', () => {
  let host: HTMLElement
  let root: ShadowRoot
  let received: string[]
  const hear = (event: Event) => received.push(`${event.type} ${(event as KeyboardEvent).key}`)
  const names = ['keydown', 'keypress', 'keyup'] as const

  beforeEach(() => {
    received = []
    host = document.createElement('div')
    root = host.attachShadow({ mode: 'open' })
    keepTyping(root)
    document.body.append(host)
    for (const name of names) document.addEventListener(name, hear)
  })
  afterEach(() => {
    for (const name of names) document.removeEventListener(name, hear)
    host.remove()
  })

  function press(target: Element, key: string, more: KeyboardEventInit = {}) {
    for (const name of names)
      target.dispatchEvent(new KeyboardEvent(name, { key, bubbles: true, composed: true, cancelable: true, ...more }))
  }
  function put(html: string): HTMLElement {
    root.innerHTML = html
    return root.firstElementChild as HTMLElement
  }

  const fields = [
    '<input>',
    '<input type="search">',
    '<input type="number">',
    '<input type="date">',
    '<textarea></textarea>',
    '<select><option>n</option></select>',
    '<div contenteditable="true"></div>',
  ]
  for (const field of fields)
    it(`are hidden from the page when they type into ${field}`, () => {
      for (const key of ['n', '1', '/', ' ', 'é', 'Enter', 'Backspace', 'ArrowLeft', 'Home', 'Dead'])
        press(put(field), key)
      press(put(field), '@', { ctrlKey: true, altKey: true, modifierAltGraph: true })
      press(put(field), 'N', { shiftKey: true })
      expect(received).to.deep.equal([])
    })

  // @spec 2.100
  it('reach the page from a field when they type nothing: Escape, Tab, function keys, and keys with Ctrl, Alt or Meta', () => {
    const field = put('<input>')
    for (const key of ['Escape', 'Tab', 'F2']) press(field, key)
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) press(field, 'k', { [modifier]: true })
    expect(received.filter(each => each.startsWith('keydown'))).to.deep.equal([
      'keydown Escape',
      'keydown Tab',
      'keydown F2',
      ...Array(3).fill('keydown k'),
    ])
    expect(received).to.have.lengthOf(18)
  })

  const typing: [title: string, key: string, more?: KeyboardEventInit][] = [
    ['a letter with AltGr, as Linux reports it', 'ł', { modifierAltGraph: true }],
    ['two letters from one key of an Arabic keyboard', 'لا'],
    ['an accent with AltGr that waits for its letter', 'Dead', { modifierAltGraph: true, ctrlKey: true, altKey: true }],
    ['Enter with AltGr, as Linux reports it', 'Enter', { modifierAltGraph: true }],
    ['a letter of a Cyrillic keyboard', 'т'],
    ['a key of a keyboard on a screen', 'Unidentified'],
    ['a key that an input method takes', 'Process', { isComposing: true }],
    ['Escape that ends a composition', 'Escape', { isComposing: true }],
    ['Tab that chooses in a composition', 'Tab', { isComposing: true }],
    ['a page down', 'PageDown', { shiftKey: true }],
  ]
  for (const [title, key, more] of typing)
    it(`are hidden from the page when they type: ${title}`, () => {
      press(put('<input>'), key, more)
      expect(received).to.deep.equal([])
    })

  for (const key of ['AltGraph', 'NumLock', 'ContextMenu', 'MediaPlayPause', 'F12', 'Shift'])
    it(`reach the page from a field when they type nothing: ${key}`, () => {
      press(put('<input>'), key)
      expect(received).to.deep.equal(names.map(name => `${name} ${key}`))
    })

  it('are hidden from the page when a browser that fills in a form sends events without a key', () => {
    const field = put('<input>')
    for (const name of names) field.dispatchEvent(new Event(name, { bubbles: true, composed: true }))
    expect(received).to.deep.equal([])
  })

  describe('with Option', () => {
    const on = (platform: string) =>
      Object.defineProperty(navigator, 'platform', { value: platform, configurable: true })
    afterEach(() => Reflect.deleteProperty(navigator, 'platform'))

    it('are hidden from the page on a Mac when they type', () => {
      on('MacIntel')
      for (const key of ['@', '|', '€', 'Dead']) press(put('<input type="email">'), key, { altKey: true })
      expect(received).to.deep.equal([])
    })

    it('reach the page on a Mac when they type nothing, and on other systems', () => {
      on('MacIntel')
      press(put('<input>'), 'ArrowLeft', { altKey: true })
      press(put('<input>'), 'k', { altKey: true, metaKey: true })
      on('Win32')
      press(put('<input>'), 'k', { altKey: true })
      expect(received).to.have.lengthOf(9)
    })
  })

  for (const control of ['<button>n</button>', '<input type="checkbox">', '<div tabindex="0"></div>'])
    it(`reach the page from ${control}`, () => {
      press(put(control), 'n')
      expect(received).to.deep.equal(['keydown n', 'keypress n', 'keyup n'])
    })

  it('reach the page from a slotted field', () => {
    put('<slot></slot>')
    const field = document.createElement('input')
    host.append(field)
    press(field, 'n')
    expect(received).to.have.lengthOf(3)
  })

  it('reach handlers inside the root', () => {
    const inside = put('<div><input></div>')
    let count = 0
    inside.addEventListener('keydown', () => {
      count += 1
    })
    press(inside.firstElementChild as Element, 'n')
    expect(count).to.equal(1)
  })
})

import { expect } from 'chai'
import { isShortcut, type ShortcutId, shortcuts } from './shortcuts'

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
const ids = (Object.keys(shortcuts) as ShortcutId[]).filter(id => id !== 'typeOver')
const pressedBy = (event: Partial<KeyboardEvent> & { key: string }) =>
  ids.filter(id => isShortcut({ ...none, ...event }, id))

describe('the shortcuts of shipments', () => {
  it('are pressed with Ctrl or with Cmd, and with Caps Lock', () => {
    expect(pressedBy({ key: 's', ctrlKey: true })).to.deep.equal(['save'])
    expect(pressedBy({ key: 'S', metaKey: true })).to.deep.equal(['save'])
    expect(pressedBy({ key: 'Z', ctrlKey: true, shiftKey: true })).to.deep.equal(['redo'])
    expect(pressedBy({ key: 'y', ctrlKey: true })).to.deep.equal(['redo'])
  })

  it('ignore letters without Ctrl or Cmd, and all characters with Alt', () => {
    expect(pressedBy({ key: 's' })).to.deep.equal([])
    expect(pressedBy({ key: 's', ctrlKey: true, altKey: true })).to.deep.equal([])
    expect(pressedBy({ key: '?', altKey: true })).to.deep.equal([])
  })

  it('accept a question mark with or without Shift, and with no other modifier', () => {
    expect(pressedBy({ key: '?', shiftKey: true })).to.deep.equal(['help'])
    expect(pressedBy({ key: '?' })).to.deep.equal(['help'])
    expect(pressedBy({ key: '?', ctrlKey: true })).to.deep.equal([])
    expect(pressedBy({ key: '?', metaKey: true })).to.deep.equal([])
  })

  it('replace a number on a printable character without Ctrl, with or without Shift', () => {
    const isTyped = (event: Partial<KeyboardEvent> & { key: string }) => isShortcut({ ...none, ...event }, 'typeOver')
    expect(['1', 'Z', ' ', 'Enter'].map(key => isTyped({ key }))).to.deep.equal([true, true, false, false])
    expect(isTyped({ key: 'Z', shiftKey: true })).to.equal(true)
    expect(isTyped({ key: 'c', ctrlKey: true })).to.equal(false)
  })

  it('differ within the order and within a row', () => {
    expect(pressedBy({ key: 'Enter', ctrlKey: true })).to.deep.equal(['ship'])
    expect(pressedBy({ key: 'Enter', ctrlKey: true, shiftKey: true })).to.deep.equal(['shipAll'])
    expect(pressedBy({ key: 'F8', shiftKey: true })).to.deep.equal(['problemBefore'])
  })
})

import { expect } from 'chai'
import { useState } from 'react'
import { mount, settled } from '../../test/fixtures/page/mount'
import { useOpened } from './use-opened'

/** A row with an error while its field holds less than two characters. */
function Row() {
  const [typed, setTyped] = useState('')
  const [opened, toggle] = useOpened(typed.length < 2 ? ['row'] : [])
  const isOpen = opened.has('row')
  return (
    <>
      <button type="button" onClick={() => toggle('row', !isOpen)} />
      {isOpen && <input value={typed} onChange={event => setTyped(event.target.value)} />}
    </>
  )
}

describe('rows that can be opened', () => {
  it('open at an error, and stay open with the focus inside once it is corrected, until they are closed', async () => {
    const page = await mount(<Row />)
    await page.type(page.get('input'), '42')
    expect(page.root.activeElement).to.equal(page.get('input'))
    await page.type(page.get('input'), '42.50')
    expect((page.get('input') as HTMLInputElement).value).to.equal('42.50')
    page.get('button').click()
    await settled()
    expect(page.all('input')).to.deep.equal([])
    page.unmount()
  })

  it('cannot be closed over an error', async () => {
    const page = await mount(<Row />)
    page.get('button').click()
    await settled()
    expect(page.all('input').length).to.equal(1)
    page.unmount()
  })
})

import { expect } from '@esm-bundle/chai'
import { useRef, useState } from 'react'
import { Button } from './Button'
import { Dialog } from './Dialog'
import { type TestPage, testPage } from './test-page'

function Asking() {
  const [open, setOpen] = useState(false)
  const keep = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <Dialog
          title="Erase 3 drives?"
          onClose={() => setOpen(false)}
          initialFocus={keep}
          foot={
            <>
              <Button kind="destroy">Erase</Button>
              <Button ref={keep} onClick={() => setOpen(false)}>
                Keep
              </Button>
            </>
          }
        >
          {'word '.repeat(4000)}
        </Dialog>
      )}
    </>
  )
}

/** React draws after an event that did not come from a person. */
const drawn = () => new Promise(resolve => setTimeout(resolve, 20))

describe('Dialog', () => {
  let page: TestPage
  const focused = () => (page.root.getRootNode() as ShadowRoot).activeElement
  beforeEach(async () => {
    page = testPage()
    page.show(<Asking />)
    page.find('button').focus()
    page.find('button').click()
    await drawn()
  })
  afterEach(() => page.gone())

  it('is modal, and named by its title', () => {
    const dialog = page.find('dialog')
    expect(dialog.matches(':modal')).to.equal(true)
    const name = page.find(`[id="${dialog.getAttribute('aria-labelledby')}"]`)
    expect(name.textContent).to.equal('Erase 3 drives?')
  })

  it('puts the focus where it was told, and back to the opener', async () => {
    expect(focused()?.textContent).to.equal('Keep')
    page.find('.dialog-foot button:last-child').click()
    await drawn()
    expect(page.all('dialog')).to.have.length(0)
    expect(focused()?.textContent).to.equal('Open')
  })

  it('closes on Escape, by its owner', async () => {
    page.find('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))
    await drawn()
    expect(page.all('dialog')).to.have.length(0)
  })

  it('closes when the browser closes it without asking', async () => {
    const dialog = page.find('dialog') as HTMLDialogElement
    const closed = new Promise(resolve => dialog.addEventListener('close', resolve))
    dialog.close()
    await closed
    await drawn()
    expect(page.all('dialog')).to.have.length(0)
  })

  it('keeps Escape from a dialog of the page around', () => {
    let heard = 0
    const listen = () => (heard += 1)
    document.addEventListener('keydown', listen)
    page.find('dialog').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }))
    document.removeEventListener('keydown', listen)
    expect(heard).to.equal(0)
  })

  it('scrolls inside and keeps its foot in the window', () => {
    for (const slide of page.find('dialog').getAnimations()) slide.finish()
    const foot = page.find('.dialog-foot').getBoundingClientRect()
    expect(foot.bottom).to.be.at.most(window.innerHeight)
    expect(page.find('.dialog-body').scrollHeight).to.be.above(page.find('.dialog-body').clientHeight)
  })
})

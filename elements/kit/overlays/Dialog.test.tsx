import { expect } from 'chai'
import { useRef, useState } from 'react'
import forms from '../../../styles/bundles/forms.css?inline'
import styles from '../../../styles/index.css?inline'
import { type Mounted, mount, settled } from '../../../test/fixtures/page/mount'
import { Button } from '../fields/Button'
import { Dialog } from './Dialog'

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

describe('Dialog', () => {
  let page: Mounted
  const focused = () => page.root.activeElement
  beforeEach(async () => {
    page = await mount(<Asking />, styles + forms)
    page.get('button').focus()
    page.get('button').click()
    await settled()
  })
  afterEach(() => page.unmount())

  it('is modal, and named by its title', () => {
    const dialog = page.get('dialog')
    expect(dialog.matches(':modal')).to.equal(true)
    const name = page.get(`[id="${dialog.getAttribute('aria-labelledby')}"]`)
    expect(name.textContent).to.equal('Erase 3 drives?')
  })

  it('moves the focus to `initialFocus`, and back to the opener', async () => {
    expect(focused()?.textContent).to.equal('Keep')
    page.get('.dialog-foot button:last-child').click()
    await settled()
    expect(page.all('dialog')).to.have.length(0)
    expect(focused()?.textContent).to.equal('Open')
  })

  it('asks its owner to close on Escape', async () => {
    page.get('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))
    await settled()
    expect(page.all('dialog')).to.have.length(0)
  })

  it('closes when the browser closes it without a cancel event', async () => {
    const dialog = page.get('dialog') as HTMLDialogElement
    dialog.close()
    // Browsers send this event with the next frame, which a page in the background does not get.
    dialog.dispatchEvent(new Event('close'))
    await settled()
    expect(page.all('dialog')).to.have.length(0)
  })

  it('keeps Escape from a dialog of the host page', () => {
    let heard = 0
    const listen = () => (heard += 1)
    document.addEventListener('keydown', listen)
    page.get('dialog').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }))
    document.removeEventListener('keydown', listen)
    expect(heard).to.equal(0)
  })

  it('scrolls its content and keeps its foot in the window', () => {
    for (const slide of page.get('dialog').getAnimations()) slide.finish()
    const foot = page.get('.dialog-foot').getBoundingClientRect()
    expect(foot.bottom).to.be.at.most(window.innerHeight)
    expect(page.get('.dialog-body').scrollHeight).to.be.above(page.get('.dialog-body').clientHeight)
  })
})

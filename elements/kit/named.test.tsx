import { expect } from 'chai'
import { text } from '../../core/i18n/translate'
import { mount } from '../../test/fixtures/page/mount'
import '../../core/appliances/duplicate/words'
import { Named, NameList, properName, Said } from './named'

/** Returns the shown text and the parts of it that translators skip. */
async function render(node: React.ReactNode) {
  const page = await mount(<p>{node}</p>)
  const paragraph = page.get('p')
  const names = [...paragraph.querySelectorAll('[translate="no"]')].map(each => each.textContent)
  const bare = [...paragraph.querySelectorAll('*')].filter(
    each => each.children.length > 0 && [...each.childNodes].some(child => child.nodeType === Node.TEXT_NODE),
  )
  const answer = { text: paragraph.textContent, names, bare: bare.length }
  page.unmount()
  return answer
}

describe('a text with names in it', () => {
  it('has the text of the catalogue, with each name in an element that translators skip', async () => {
    const vars = { name: properName('Dock A'), serialNo: properName('RD-2207') }
    expect(await render(<Named of="duplicate.into" vars={vars} />)).to.deep.equal({
      text: 'Copy to drives in Dock A (RD-2207)',
      names: ['Dock A', 'RD-2207'],
      bare: 0,
    })
  })

  it('leaves other values to translators, and chooses the plural by its count', async () => {
    const vars = { count: 1, bays: 'Bay 3' }
    expect(await render(<Named of="duplicate.inserted" vars={vars} />)).to.deep.equal({
      text: '1 drive inserted: Bay 3',
      names: [],
      bare: 0,
    })
  })

  it('treats strings from core as names', async () => {
    const message = text('duplicate.started', { order: 'WO-1', name: 'Dock A' })
    expect(await render(<Said of={message} />)).to.deep.equal({
      text: 'Copying WO-1 on Dock A',
      names: ['WO-1', 'Dock A'],
      bare: 0,
    })
  })

  it('joins names in the format of the language', async () => {
    expect(await render(<NameList names={['Nevada', 'Alaska', 'Hawaii']} />)).to.deep.equal({
      text: 'Nevada, Alaska, and Hawaii',
      names: ['Nevada', 'Alaska', 'Hawaii'],
      bare: 0,
    })
  })
})

import { expect } from 'chai'
import { useState } from 'react'
import { type Mounted, mount, settled } from '../../../test/fixtures/page/mount'
import { noShipments } from '../drawings/empty'
import { FormSection } from '../fields/FormSection'
import { Dialog } from '../overlays/Dialog'
import { SidePanel } from '../overlays/SidePanel'
import { EmptyState } from '../states/EmptyState'
import { Heading, HeadingScope } from './Heading'
import { PageHead } from './PageHead'

let setLevel: (level: number) => void

interface PageProps {
  first: number
  isFirst?: boolean
  isAsking?: boolean
}

function Page({ first, isFirst = false, isAsking = false }: PageProps) {
  const [level, set] = useState(first)
  setLevel = set
  return (
    <HeadingScope level={level}>
      <main>
        {!isFirst && <PageHead title="Shipments" />}
        <EmptyState isFirst={isFirst} drawing={noShipments} title="No shipments" />
        <FormSection title="Phones">
          <Heading depth={2}>Region</Heading>
          <input aria-label="Phone" />
        </FormSection>
        <SidePanel inline title="Days" onClose={() => {}}>
          <Heading>Kind</Heading>
        </SidePanel>
      </main>
      {isAsking && (
        <Dialog title="Leave" onClose={() => {}}>
          <Heading>What is lost</Heading>
        </Dialog>
      )}
    </HeadingScope>
  )
}

describe('headings', () => {
  let page: Mounted
  afterEach(() => page.unmount())
  const inside = (place: string) =>
    page.all(`${place} :is(h1, h2, h3, h4, h5, h6)`).map(each => `${each.localName} ${each.textContent}`)

  it('follow the level of the surrounding title', async () => {
    page = await mount(<Page first={1} />)
    expect(inside('main')).to.deep.equal([
      'h1 Shipments',
      'h2 No shipments',
      'h2 Phones',
      'h3 Region',
      'h2 Days',
      'h3 Kind',
    ])
  })

  it('begin with a message that has no title above it', async () => {
    page = await mount(<Page first={3} isFirst />)
    expect(inside('main').slice(0, 3)).to.deep.equal(['h3 No shipments', 'h4 Phones', 'h5 Region'])
  })

  it('have level 6 at most', async () => {
    page = await mount(<Page first={6} />)
    expect(inside('main').map(each => each.slice(0, 2))).to.deep.equal(['h6', 'h6', 'h6', 'h6', 'h6', 'h6'])
  })

  it('begin at level 2 in a dialog over any page', async () => {
    page = await mount(<Page first={4} isAsking />)
    expect(inside('dialog')).to.deep.equal(['h2 Leave', 'h3 What is lost'])
  })

  it('keep the focus, and the text of fields below them, when the level changes', async () => {
    page = await mount(<Page first={2} />)
    const field = page.get('input') as HTMLInputElement
    field.value = '+49 30 1234'
    const title = page.get('.page-title')
    title.tabIndex = -1
    title.focus()
    setLevel(3)
    await settled()
    expect(inside('main')[0]).to.equal('h3 Shipments')
    expect(page.get('.page-title') === page.root.activeElement).to.equal(true)
    expect(page.get('input') === field).to.equal(true)
    expect(field.value).to.equal('+49 30 1234')
  })
})

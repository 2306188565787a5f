import { expect } from '@esm-bundle/chai'
import '../drive-inventory/index'
import { open, type Screen } from '../../test/component/screen'
import { until } from '../../test/component/wait'
import { faintPairs } from './contrast'

describe('the contrast of tokens', () => {
  let screen: Screen
  const rootOf = () => screen.element.shadowRoot?.querySelector<HTMLElement>('.root') as HTMLElement

  beforeEach(async () => {
    screen = open('reeldock-drive-inventory', { scenario: 'small', attributes: { inline: '' } })
    await until(() => Boolean(rootOf().querySelector('reeldock-inner, *')), 'the root')
  })
  afterEach(() => screen.end())

  for (const theme of ['light', 'dark'])
    it(`is enough as they are, ${theme}`, () => {
      screen.element.setAttribute('theme', theme)
      expect(faintPairs(rootOf())).to.deep.equal([])
    })

  it('is measured of what a host has set, in any notation and with what shines through', () => {
    screen.element.setAttribute('theme', 'light')
    screen.element.style.setProperty('--reeldock-text-3', 'oklch(0.8 0 0)')
    expect(faintPairs(rootOf())).to.have.lengthOf(1)
    expect(faintPairs(rootOf())[0]).to.match(/^--reeldock-text-3 on --reeldock-surface 1\.\d+:1$/)
    screen.element.style.setProperty('--reeldock-text-3', 'rgb(0 0 0 / 30%)')
    expect(faintPairs(rootOf())).to.have.lengthOf(1)
    screen.element.style.setProperty('--reeldock-text-3', 'rgb(0 0 0 / 80%)')
    expect(faintPairs(rootOf())).to.deep.equal([])
  })
})

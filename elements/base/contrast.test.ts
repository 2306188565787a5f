import { expect } from 'chai'
import '../drive-inventory/index'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import { faintPairs, watchContrast } from './contrast'

describe('the contrast of tokens', () => {
  let screen: Screen
  const rootOf = () => screen.element.shadowRoot?.querySelector<HTMLElement>('.root') as HTMLElement

  beforeEach(async () => {
    screen = open('reeldock-drive-inventory', { scenario: 'small', attributes: { inline: '' } })
    await until(() => Boolean(rootOf().querySelector('reeldock-inner, *')), 'the root')
  })
  afterEach(() => screen.end())

  for (const theme of ['light', 'dark'])
    it(`is enough for the defaults in ${theme}`, () => {
      screen.element.setAttribute('theme', theme)
      expect(faintPairs(rootOf())).to.deep.equal([])
    })

  it('is measured for tokens of a host, in any notation and with transparency', () => {
    screen.element.setAttribute('theme', 'light')
    screen.element.style.setProperty('--reeldock-text-3', 'oklch(0.8 0 0)')
    expect(faintPairs(rootOf())).to.have.lengthOf(1)
    expect(faintPairs(rootOf())[0]).to.match(/^--reeldock-text-3 on --reeldock-surface 1\.\d+:1$/)
    screen.element.style.setProperty('--reeldock-text-3', 'rgb(0 0 0 / 30%)')
    expect(faintPairs(rootOf())).to.have.lengthOf(1)
    screen.element.style.setProperty('--reeldock-text-3', 'rgb(0 0 0 / 80%)')
    expect(faintPairs(rootOf())).to.deep.equal([])
  })

  it('is checked together with the seed of the page, which is reported when it is no color', async () => {
    const { warn } = console
    const warnings: string[] = []
    console.warn = (text: string) => void warnings.push(text)
    try {
      watchContrast()
      document.documentElement.style.setProperty('--reeldock-seed', 'violett')
      await until(() => warnings.length > 0, 'the warning about the seed')
      expect(warnings.join()).to.match(/--reeldock-seed: "violett" is not a colour.* \(bad_seed\)$/)
    } finally {
      console.warn = warn
      document.documentElement.style.removeProperty('--reeldock-seed')
    }
  })

  it('is reported once for each set of tokens, and again when tokens change', async () => {
    const { warn } = console
    const warnings: string[] = []
    console.warn = (text: string) => void warnings.push(text)
    const faint = (token: string) => warnings.filter(text => text.includes(`--reeldock-${token} on`)).length
    try {
      watchContrast()
      expect(warnings).to.deep.equal([])
      document.documentElement.style.setProperty('--reeldock-text', '#ccc')
      await until(() => faint('text') === 1, 'the warning about the page')
      document.documentElement.style.removeProperty('--reeldock-text')
      screen.element.style.setProperty('--reeldock-danger', '#ccc')
      await until(() => faint('danger') === 1, 'the warning about the element')
      expect(warnings).to.have.lengthOf(2)
    } finally {
      console.warn = warn
      document.documentElement.style.removeProperty('--reeldock-text')
    }
  })
})

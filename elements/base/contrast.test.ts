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

  it('is told beside a seed of the page that is no colour', async () => {
    const { warn } = console
    const told: string[] = []
    console.warn = (words: string) => void told.push(words)
    try {
      watchContrast()
      document.documentElement.style.setProperty('--reeldock-seed', 'violett')
      await until(() => told.length > 0, 'told of the seed')
      expect(told.join()).to.match(/--reeldock-seed: "violett" is not a colour.* \(bad_seed\)$/)
    } finally {
      console.warn = warn
      document.documentElement.style.removeProperty('--reeldock-seed')
    }
  })

  it('is told once of each set of tokens, and again as they change on a page that stands', async () => {
    const { warn } = console
    const told: string[] = []
    console.warn = (words: string) => void told.push(words)
    const faint = (token: string) => told.filter(words => words.includes(`--reeldock-${token} on`)).length
    try {
      watchContrast()
      expect(told).to.deep.equal([])
      document.documentElement.style.setProperty('--reeldock-text', '#ccc')
      await until(() => faint('text') === 1, 'told of the page’s')
      document.documentElement.style.removeProperty('--reeldock-text')
      screen.element.style.setProperty('--reeldock-danger', '#ccc')
      await until(() => faint('danger') === 1, 'told of the element’s')
      expect(told).to.have.lengthOf(2)
    } finally {
      console.warn = warn
      document.documentElement.style.removeProperty('--reeldock-text')
    }
  })
})

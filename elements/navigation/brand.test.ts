import { expect } from 'chai'
import './index'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'

describe('the mark of the header', () => {
  let screen: Screen | undefined
  afterEach(() => screen?.end())

  const shown = async (portal: { seed?: string } = {}) => {
    screen = open('reeldock-navigation', { scenario: 'small', portal, attributes: { theme: 'light' } })
    const { element } = screen
    const part = (selector: string) => element.shadowRoot?.querySelector(selector) ?? null
    await until(() => part('.header-mark') !== null, 'the header')
    return () => {
      const [name, reel, line] = ['.header-name', '.header-mark .mark', '.mark-dock'].map(selector => {
        const style = getComputedStyle(part(selector) as Element)
        return rgb(selector === '.mark-dock' ? style.stroke : style.color)
      })
      return { name, reel, line }
    }
  }
  const text = 'rgb(29, 27, 24)'
  const usual = { name: text, reel: text, line: 'rgb(240, 164, 27)' }
  const purple = { name: 'rgb(76, 42, 155)', reel: 'rgb(76, 42, 155)', line: 'rgb(107, 63, 212)' }

  it('has its own colors without a seed, and with an invalid one', async () => {
    const colors = await shown()
    expect(colors()).to.deep.equal(usual)
    screen?.element.style.setProperty('--reeldock-seed', 'violett')
    expect(colors()).to.deep.equal(usual)
  })

  it('uses the page’s seed until the property is removed', async () => {
    const colors = await shown()
    screen?.element.style.setProperty('--reeldock-seed', '#6b3fd4')
    expect(colors()).to.deep.equal(purple)
    screen?.element.style.removeProperty('--reeldock-seed')
    expect(colors()).to.deep.equal(usual)
  })

  it('uses the seed of configure, unless the page sets the token', async () => {
    const colors = await shown({ seed: '#6b3fd4' })
    expect(colors()).to.deep.equal(purple)
    screen?.element.style.setProperty('--reeldock-seed', '#0a7a3c')
    expect(colors().line).not.to.equal(purple.line)
    screen?.element.style.removeProperty('--reeldock-seed')
    screen?.portal.configure({ seed: 'violett' })
    await until(() => colors().line === usual.line, 'a seed that is no colour')
    screen?.portal.configure({ seed: 'rgb(107 63 212)' })
    await until(() => colors().line === purple.line, 'a seed that is a colour again')
  })
})

/** Returns a color as an sRGB canvas paints it. */
function rgb(color: string): string {
  const paper = new OffscreenCanvas(1, 1).getContext('2d')
  if (!paper) return ''
  paper.fillStyle = color
  paper.fillRect(0, 0, 1, 1)
  return `rgb(${[...paper.getImageData(0, 0, 1, 1).data].slice(0, 3).join(', ')})`
}

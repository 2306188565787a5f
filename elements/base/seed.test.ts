import { expect } from 'chai'
import suite from '../../styles/index.css?inline'
import { seedColours } from '../kit/seed-colours'
import { adoptSheets } from '../kit/sheets'
import { contrast, luminance } from './contrast'

type Channels = readonly [number, number, number]
const themes = ['light', 'dark'] as const
const names = [
  'ink',
  'on-ink',
  'lamp',
  'on-lamp',
  'focus',
  'lamp-wash',
  'surface',
  'sunken',
  'danger',
  'mark-bad',
] as const
const textNames = ['text', 'text-2', 'text-3', 'ok', 'info', 'warn', 'danger'] as const
type Name = (typeof names)[number] | (typeof textNames)[number]

describe('the tokens of a seed', () => {
  const host = document.createElement('div')
  const root = document.createElement('div')
  root.className = 'root'
  const probes = new Map<Name, HTMLElement>()
  const paper = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
    willReadFrequently: true,
  }) as CanvasRenderingContext2D

  before(() => {
    const shadow = host.attachShadow({ mode: 'open' })
    adoptSheets(shadow, [suite])
    shadow.append(root)
    for (const name of [...names, ...textNames]) {
      const probe = document.createElement('i')
      probe.style.color = `var(--_${name})`
      root.append(probe)
      probes.set(name, probe)
    }
    document.body.append(host)
  })
  after(() => host.remove())
  afterEach(() => host.removeAttribute('style'))

  const show = (theme: string, seed: string) => {
    root.dataset.theme = theme
    host.style.setProperty('--reeldock-seed', seed)
  }
  const written = (name: Name) => getComputedStyle(probes.get(name) as HTMLElement).color
  /** Returns the channels of a token in sRGB, 0 to 255. */
  const painted = (name: Name): Channels => {
    paper.fillStyle = written(name)
    paper.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = paper.getImageData(0, 0, 1, 1).data
    return [red, green, blue]
  }
  const everything = () => new Map([...probes.keys()].map(name => [name, painted(name)]))

  /** Returns a text for each limit of contrast or distance that the colors of a seed break. */
  function broken(seed: string, theme: string): string[] {
    show(theme, seed)
    const colors = everything()
    const channelsOf = (name: Name) => colors.get(name) as Channels
    const ratio = (one: Name, other: Name) => contrast(luminance(channelsOf(one)), luminance(channelsOf(other)))
    const limits: [one: Name, other: Name, ratio: number][] = [
      ['on-ink', 'ink', 7],
      ['on-lamp', 'lamp', 4.5],
      ...(['lamp', 'focus'] as const).flatMap(name =>
        (['surface', 'sunken', 'lamp-wash'] as const).map((ground): [Name, Name, number] => [name, ground, 3]),
      ),
      ...textNames.map((name): [Name, Name, number] => [name, 'lamp-wash', 4.5]),
    ]
    const faint = limits
      .filter(([one, other, limit]) => ratio(one, other) < limit)
      .map(([one, other]) => `${seed} ${theme}: ${one} on ${other} ${ratio(one, other).toFixed(2)}`)
    const alike = (['danger', 'mark-bad'] as const)
      .filter(
        tone =>
          Math.min(distance(channelsOf('lamp'), channelsOf(tone)), distance(channelsOf('ink'), channelsOf(tone))) <
          0.07,
      )
      .map(tone => `${seed} ${theme}: near ${tone}`)
    return [...faint, ...alike]
  }

  for (const theme of themes) {
    it(`keep their contrast and their distance from danger for every hue, chroma and lightness in ${theme}`, () => {
      const seeds = range(0, 1, 0.125).flatMap(lightness =>
        range(0, 0.4, 0.08).flatMap(chroma => range(0, 355, 5).map(hue => `oklch(${lightness} ${chroma} ${hue})`)),
      )
      expect(seeds.flatMap(seed => broken(seed, theme))).to.deep.equal([])
    })

    it(`are the defaults for a seed that is missing or no color in ${theme}`, () => {
      show(theme, '')
      const usual = everything()
      for (const seed of ['violett', '12px', 'none']) {
        show(theme, seed)
        expect(everything(), seed).to.deep.equal(usual)
      }
      show(theme, '#6b3fd4')
      const { ink, lamp, focus } = { ink: painted('ink'), lamp: painted('lamp'), focus: painted('focus') }
      for (const [name, color] of Object.entries({ ink, lamp, focus }))
        expect(color, name).not.to.deep.equal(usual.get(name as Name))
      expect(lamp).to.deep.equal(focus)
      for (const name of [...textNames, 'surface', 'sunken', 'on-ink', 'mark-bad'] as const)
        expect(painted(name), name).to.deep.equal(usual.get(name))
    })
  }

  it('are the seed itself when its contrast suffices, and a wash of 8 %', () => {
    show('light', '#6b3fd4')
    expect(painted('lamp')).to.deep.equal([0x6b, 0x3f, 0xd4])
    expect(painted('lamp-wash')).to.deep.equal([0xf3, 0xf0, 0xfc])
  })

  it('are opaque for a transparent seed', () => {
    show('light', '#6b3fd4')
    const solid = everything()
    show('light', 'rgb(107 63 212 / 40%)')
    expect(everything()).to.deep.equal(solid)
  })

  it('are overridden by a single token', () => {
    show('light', '#6b3fd4')
    for (const name of ['ink', 'on-ink', 'lamp', 'lamp-wash', 'focus'] as const) {
      host.style.setProperty(`--reeldock-${name}`, 'rgb(1, 2, 3)')
      expect(written(name), name).to.equal('rgb(1, 2, 3)')
    }
  })

  it('are without a seed the colors of the token sheet', () => {
    for (const theme of themes) {
      show(theme, '')
      for (const [token, color] of [
        ['ink', 'ink'],
        ['lamp', 'lamp'],
        ['lamp-wash', 'wash'],
        ['focus', 'focus'],
      ] as const) {
        const [, light, dark] = new RegExp(`--reeldock-${token}, ?light-dark\\((#\\w+), ?(#\\w+)\\)`).exec(suite) ?? []
        expect([seedColours[`${color}-light`], seedColours[`${color}-dark`]], token).to.deep.equal([light, dark])
        paper.fillStyle = (theme === 'light' ? light : dark) ?? ''
        paper.fillRect(0, 0, 1, 1)
        expect([...paper.getImageData(0, 0, 1, 1).data].slice(0, 3), token).to.deep.equal(painted(token))
      }
    }
  })
})

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)
}

/** Returns the distance of two colors in OKLab; 0.02 is hardly visible. */
function distance(one: Channels, other: Channels): number {
  const [a, b] = [oklab(one), oklab(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

function oklab(channels: Channels): Channels {
  const [r, g, b] = channels.map(part => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

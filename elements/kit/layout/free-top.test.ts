import { expect } from 'chai'
import { freeTop } from './free-top'

const span = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

describe('the place of a box among controls', () => {
  const box = span(900, 56, 360, 80)

  it('is where it stands when nothing is in its way', () => {
    expect(freeTop(box, 700, [span(0, 56, 800, 40), span(900, 140, 300, 40)])).to.equal(56)
  })
  it('is below what it would cover, where it has room', () => {
    expect(freeTop(box, 700, [span(1000, 60, 100, 30), span(1000, 150, 100, 30)])).to.equal(188)
  })
  it('covers the fewest, as high as it can, where there is no room', () => {
    const many = Array.from({ length: 10 }, (_, at) => span(1000, 60 + at * 60, 100, 50))
    expect(freeTop(box, 660, [...many, span(1150, 60, 50, 50)])).to.equal(118)
  })
})

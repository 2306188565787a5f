import { expect } from 'chai'
import type { Movie } from '../../core/wire/work-orders'
import { allOf, textOf, the } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

const releaseDate = '2026-03-08'

describe('the release of a film in an opened order', () => {
  let screen: Screen

  beforeEach(() => {
    screen = open('reeldock-work-orders', {
      scenario: 'approved-manual',
      before(backend) {
        const { fetch } = backend.options
        backend.options.fetch = async (input, init) => {
          const answer = await fetch(input, init)
          if (!answer.ok || !String(input).includes('/v1/movies')) return answer
          return Response.json(((await answer.json()) as Movie[]).map(movie => ({ ...movie, releaseDate })))
        }
      },
    })
  })
  afterEach(() => screen.end())

  // @spec 5.67
  it('is the day that the server sent, in any time zone', async () => {
    await until(() => allOf(screen.element, 'button', 'Expand all').length === 1, 'the list')
    the(screen.element, 'button', 'Expand all').click()
    await until(() => /release \S/.test(textOf(screen.element)), 'a release')
    const days = textOf(screen.element).match(/release [\d-]+/g)
    expect(new Set(days)).to.deep.equal(new Set([`release ${releaseDate}`]))
  })
})

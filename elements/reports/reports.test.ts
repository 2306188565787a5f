import { expect } from 'chai'
import { allOf, textOf, the, type } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

const range = { from: '2026-10-01', to: '2026-11-19' }

describe('<reeldock-reports>', () => {
  let screen: Screen
  const requests: { url: string; credentials: RequestCredentials | undefined; accept: string | null }[] = []

  /** Opens the element with an answer to the report's call; the test back end answers all other calls. */
  function show(
    answer?: (credentials: RequestCredentials | undefined) => Response | Promise<Response>,
    attributes = range,
  ) {
    requests.length = 0
    screen = open('reeldock-reports', {
      attributes,
      before(backend) {
        const { fetch } = backend.options
        backend.options.fetch = async (input, init) => {
          if (!String(input).includes('work-orders-report')) return fetch(input, init)
          requests.push({
            url: String(input),
            credentials: init?.credentials,
            accept: new Headers(init?.headers).get('accept'),
          })
          return answer ? answer(init?.credentials) : fetch(input, init)
        }
      },
    })
    // Wide enough for a table: rows are cards on a narrow page.
    screen.element.style.inlineSize = '1000px'
  }
  const csv = (body: string, headers: Record<string, string> = {}) =>
    new Response(body, { headers: { 'content-type': 'text/csv', ...headers } })
  /** The file that the browser is given to save. */
  async function download(): Promise<string> {
    const names: string[] = []
    const click = HTMLAnchorElement.prototype.click
    HTMLAnchorElement.prototype.click = function () {
      names.push(this.download)
    }
    await until(() => the(screen.element, 'button', 'Download CSV').ariaDisabled === null, 'an enabled button')
    the(screen.element, 'button', 'Download CSV').click()
    await until(() => names.length > 0, 'the file')
    HTMLAnchorElement.prototype.click = click
    return names[0] ?? ''
  }

  afterEach(() => screen.end())

  // @spec 1.17, 2.63
  it('shows rows and charts of the range, and downloads the file under its name', async () => {
    show()
    await until(() => textOf(screen.element).includes('Delivered on time'), 'the figures')
    expect(requests).to.have.length(1)
    expect(requests[0]?.url).to.include('startDate=2026-10-01&endDate=2026-11-19&dateType=assigned_on')
    expect([requests[0]?.credentials, requests[0]?.accept]).to.deep.equal(['include', 'text/csv'])
    await until(() => textOf(screen.element).includes('Work order'), 'the rows')
    expect(await download()).to.equal('work-orders_2026-10-01_2026-11-19.csv')
    const [detail] = screen.heard('report-downloaded') as { rows: number; from: string; fileName: string }[]
    expect([detail?.from, detail?.fileName]).to.deep.equal(['2026-10-01', 'work-orders_2026-10-01_2026-11-19.csv'])
    expect(detail?.rows).to.be.greaterThan(0)
    await until(
      () => textOf(screen.element).includes('work-orders_2026-10-01_2026-11-19.csv downloaded'),
      'the toast of the download',
    )
  })

  // @spec 7.28
  it('uses the file name of the server, or else a name with the range', async () => {
    show(() => csv('A\r\n1\r\n', { 'content-disposition': 'attachment; filename="october.csv"' }))
    await until(() => textOf(screen.element).includes('1 row'), 'the rows')
    expect(await download()).to.equal('october.csv')
    await screen.end()
    show(() => csv(`A\r\n${'1\r\n'.repeat(150)}`))
    await until(() => textOf(screen.element).includes('150 rows'), 'the rows')
    expect(await download()).to.equal('work-orders_2026-10-01_2026-11-19.csv')
    const [detail] = screen.heard('report-downloaded') as { rows: number }[]
    expect(detail?.rows, 'all rows, not only those of the preview').to.equal(150)
  })

  it('reads responses of the fetch of a page, and does not show an unreadable response as an empty report', async () => {
    const { headers, status, ok } = csv('')
    const file = 'A\r\n1\r\n'
    for (const more of [{ text: async () => file }, { blob: async () => new Blob([file]) }]) {
      show(() => ({ headers, status, ok, ...more }) as Partial<Response> as Response)
      await until(() => textOf(screen.element).includes('1 row'), 'the rows')
      await screen.end()
    }
    show(() => ({ headers, status, ok }) as Response)
    await until(() => textOf(screen.element).includes('Try again'), 'the failure')
  })

  it('shows rows of unknown columns without charts, with unchanged cells', async () => {
    show(() => csv('No,Said\r\n007,"\'=1+1, ""x"""\r\n'))
    await until(() => textOf(screen.element).includes('unrecognised columns'), 'the reason')
    expect(textOf(screen.element)).to.include('007')
    expect(textOf(screen.element)).to.include('\'=1+1, "x"')
    expect(textOf(screen.element)).not.to.include('Delivered on time')
    // A shadow at an edge shows that the table continues there, and the keyboard can scroll the table.
    const box = the(screen.element, 'region', 'Rows of the report')
    expect(getComputedStyle(box).backgroundAttachment).to.equal('local, local, scroll, scroll')
    expect(box.tabIndex).to.equal(0)
  })

  // @spec 7.28
  it('shows the server’s message for an error that arrives as a file', async () => {
    const body = JSON.stringify({ errors: [{ code: 'range_too_long', message: 'Choose 366 days at most' }] })
    show(() => new Response(new Blob([body], { type: 'text/csv' }), { status: 422 }))
    await until(() => textOf(screen.element).includes('Choose 366 days at most'), 'the reason')
    expect(textOf(screen.element)).to.include('Could not load the report')
  })

  it('moves the focus to its title when a retry removes its button', async () => {
    let fails = true
    show(() => (fails ? new Response('Bad Gateway', { status: 502 }) : csv('A,B\n1,2\n')))
    await until(() => allOf(screen.element, 'button', 'Try again').length === 1, 'the error')
    fails = false
    the(screen.element, 'button', 'Try again').focus()
    the(screen.element, 'button', 'Try again').click()
    await until(() => allOf(screen.element, 'button', 'Try again').length === 0, 'the report')
    expect(screen.element.shadowRoot?.activeElement?.className).to.equal('page-title')
  })

  it('shows an error if a proxy answers with an HTML page', async () => {
    show(() => new Response('<!doctype html><p>Sign in</p>', { headers: { 'content-type': 'text/html' } }))
    await until(() => textOf(screen.element).includes('Could not load the report'), 'the reason')
  })

  it('repeats the call without credentials if another origin does not allow them', async () => {
    show(credentials => (credentials === 'include' ? Promise.reject(new TypeError('CORS')) : csv('A\r\n1\r\n')))
    await until(() => textOf(screen.element).includes('1 row'), 'the rows')
    expect(requests.map(({ credentials }) => credentials)).to.deep.equal(['include', 'omit'])
  })

  it('shows progress, can be cancelled, and can be read again', async () => {
    let isSlow = true
    show(() => {
      if (!isSlow) return csv('A\r\n1\r\n')
      const body = new ReadableStream({ start: stream => stream.enqueue(new TextEncoder().encode('A\r\n1\r\n')) })
      return new Response(body, { headers: { 'content-type': 'text/csv', 'content-length': '1000' } })
    })
    await until(() => allOf(screen.element, 'button', 'Cancel')[0]?.ariaDisabled === null, 'the progress')
    expect(textOf(screen.element)).to.include('Loading report')
    the(screen.element, 'button', 'Cancel').click()
    await until(() => textOf(screen.element).includes('The report was cancelled'), 'cancelled')
    isSlow = false
    the(screen.element, 'button', 'Run report').click()
    await until(() => textOf(screen.element).includes('1 row'), 'the rows')
  })

  it('makes no call for an invalid range, and shows why at its fields', async () => {
    show(undefined, { from: '2026-11-19', to: '2026-10-01' })
    await until(() => textOf(screen.element).includes('The start date is after the end date'), 'the reason')
    type(the(screen.element, 'textbox', 'From'), '0026-09-01')
    await until(() => textOf(screen.element).includes('Choose days of the years 1970 to 2100'), 'the years')
    expect(requests).to.deep.equal([])
    type(the(screen.element, 'textbox', 'From'), '2026-09-01')
    await until(() => requests.length === 1 && screen.heard('view-changed').length > 0, 'the call, and the view')
    expect(screen.element.getAttribute('from')).to.equal('2026-09-01')
  })

  it('marks only the incomplete day, with the reason below it', async () => {
    show(() => csv('A\r\n1\r\n'))
    await until(() => textOf(screen.element).includes('1 row'), 'the rows')
    for (const [incomplete, complete] of [
      ['From', 'To'],
      ['To', 'From'],
    ] as const) {
      const field = the(screen.element, 'textbox', incomplete)
      const { value } = field as HTMLInputElement
      type(field, '2026-1')
      await until(() => field.ariaInvalid === 'true', `${incomplete} at fault`)
      expect(the(screen.element, 'textbox', complete).ariaInvalid, complete).to.equal(null)
      const reason = screen.element.shadowRoot?.querySelector('.field-message[data-tone]')?.getBoundingClientRect()
      const box = field.getBoundingClientRect()
      expect(reason?.top).to.be.within(box.bottom, box.bottom + 24)
      type(field, value)
      await until(() => field.ariaInvalid === null, `${incomplete} complete`)
    }
  })

  it('describes the days that were read, and offers no download once the fields differ', async () => {
    show(() => csv('A\r\n'))
    await until(() => textOf(screen.element).includes('from 2026-10-01 to 2026-11-19'), 'the empty report')
    type(the(screen.element, 'textbox', 'From'), '2020-01-01')
    await until(() => textOf(screen.element).includes('Choose 366 days at most'), 'the reason')
    expect(textOf(screen.element)).to.include('None were assigned from 2026-10-01 to 2026-11-19')
    const button = the(screen.element, 'button', 'Download CSV')
    expect([button.ariaDisabled, button.title]).to.deep.equal(['true', 'Choose 366 days at most'])
    await screen.end()
    show(() => csv('A\r\n1\r\n'))
    await until(() => textOf(screen.element).includes('1 row'), 'the rows')
    expect(the(screen.element, 'button', 'Download CSV').ariaDisabled).to.equal(null)
    type(the(screen.element, 'textbox', 'From'), '2026-10-02')
    await until(() => the(screen.element, 'button', 'Download CSV').ariaDisabled === 'true', 'nothing to save')
    await until(() => requests.some(({ url }) => url.includes('startDate=2026-10-02')), 'the other report')
    await until(() => the(screen.element, 'button', 'Download CSV').ariaDisabled === null, 'the other file')
    expect(await download()).to.equal('work-orders_2026-10-02_2026-11-19.csv')
  })

  it('reads 30 days if only the last day is set', async () => {
    show(undefined, { from: '', to: '2026-10-30' })
    await until(() => requests.length === 1, 'the call')
    expect(requests[0]?.url).to.include('startDate=2026-10-01&endDate=2026-10-30')
  })

  it('has preset ranges', async () => {
    show()
    await until(() => requests.length === 1, 'the call')
    the(screen.element, 'button', 'Last 7 days').click()
    await until(() => requests.length === 2, 'another call')
    expect(allOf(screen.element, 'button', 'Last 7 days')[0]?.ariaPressed).to.equal('true')
  })
})

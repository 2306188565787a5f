import { expect } from 'chai'
import { explainDuplication } from '../../core/appliances/duplication'
import { aDock } from '../../core/appliances/fixtures'
import { Failure } from '../../core/base/errors'
import '../../core/appliances/words'
import { translator } from '../../core/i18n/translate'
import base from '../../styles/base.css?inline'
import tokens from '../../styles/tokens.css?inline'
import { type Mounted, mount } from '../../test/fixtures/page/mount'
import { drawingOf, refusals } from '../../test/fixtures/page/status-table'
import { Toast } from '../kit/feedback/Toasts'

const t = translator('en')

describe('the toast of a code of section 8', () => {
  let mounted: Mounted | null = null
  afterEach(() => mounted?.unmount())
  const numbers: Readonly<Record<string, string>> = { serialNo: 'RD-7', bayNo: '3', cplName: 'X_FTR-1_S' }
  const dock = aDock([], { serialNo: 'RD-1' })

  async function toast(failure: Failure) {
    mounted?.unmount()
    const why = explainDuplication(failure, dock)
    const item = { id: 1, tone: 'danger' as const, title: t('duplicate.failed'), detail: why ? t.text(why) : '' }
    mounted = await mount(<Toast toast={item} onDismiss={() => {}} onFocusLost={() => {}} />, `${tokens}\n${base}`)
    return mounted.get('.toast')
  }

  it('has its text, numbers, icon and color', async () => {
    const codes = await refusals()
    expect(codes.length).to.equal(7)
    for (const [code, message] of codes) {
      const shown = await toast(new Failure({ category: 'unexpected', code, status: 409, details: numbers }))
      const expected = message.replace(/\{(\w+)\}/g, (_, name: string) => numbers[name] ?? '')
      expect(shown.querySelector('.toast-detail')?.textContent, code).to.equal(expected)
      expect(shown.querySelector('.toast-title')?.textContent).to.equal('Could not start duplication')
      expect([shown.dataset.tone, shown.querySelector('path')?.getAttribute('d')]).to.deep.equal([
        'danger',
        await drawingOf('alert-circle'),
      ])
    }
  })

  it('shows the HTTP status for an unknown code', async () => {
    const shown = await toast(new Failure({ category: 'unexpected', code: 'drive_on_fire', status: 418, details: {} }))
    expect(shown.querySelector('.toast-detail')?.textContent).to.equal('Failed with Status Code 418')
  })
})

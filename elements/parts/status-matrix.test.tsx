import { expect } from 'chai'
import { aBay } from '../../core/appliances/fixtures'
import { slotOf } from '../../core/appliances/rules'
import { stageLook, taskLook } from '../../core/appliances/stages'
import '../../core/appliances/words'
import '../../core/shipments/words'
import '../../core/work-orders/words'
import type { StatusLook } from '../../core/i18n/status-look'
import { translator } from '../../core/i18n/translate'
import { statusLook } from '../../core/shipments/statuses'
import type { Composition } from '../../core/wire/work-orders'
import { orderLook } from '../../core/work-orders/statuses'
import { downloadLook, uploadLook } from '../../core/work-orders/transfers'
import base from '../../styles/base.css?inline'
import tokens from '../../styles/tokens.css?inline'
import { type Mounted, mount } from '../../test/fixtures/page/mount'
import {
  drawingOf,
  drawnStatuses,
  namedInSection4,
  slotOfStates,
  toneColours,
} from '../../test/fixtures/page/status-table'
import { BaySlot } from './copies/BaySlot'
import { statusIcon } from './status-icon'

const t = translator('en')
const composition = (changes: object): Composition => ({
  id: 'c',
  cplName: 'X',
  size: 1,
  dcpTransferStatus: null,
  download: null,
  ...changes,
})
const nothing: StatusLook = { icon: '', label: { key: 'appliances.stalled' }, tone: 'mute' } as StatusLook

interface Group {
  /** The group's rows in the drawn table, and its lists in section 4 of the specification. */
  drawn: string
  listed: readonly string[]
  look(value: string): StatusLook
  /** A prefix that labels can have, so that two statuses side by side differ. */
  before?: string
}

const groups: readonly Group[] = [
  {
    // @spec 4.14, 4.15
    drawn: 'work order',
    listed: ['Work-order status shown', 'Another list gives'],
    look: orderLook,
  },
  {
    // @spec 4.21
    drawn: 'download',
    listed: ['Download'],
    look: status => downloadLook(composition({ download: { status, percentage: null } })) ?? nothing,
    before: 'Download ',
  },
  {
    // @spec 4.17, 4.18
    drawn: 'DCP transfer, upload',
    listed: ['DCP transfer status', 'Upload'],
    look: dcpTransferStatus => uploadLook(composition({ dcpTransferStatus })) ?? nothing,
    before: 'Upload ',
  },
  // @spec 4.24
  { drawn: 'copy stage', listed: ['Copy stages'], look: stageLook },
  // @spec 4.30
  { drawn: 'shipment', listed: ['Shipment status'], look: statusLook },
]

describe('the icons, labels and colors of the statuses of section 4', () => {
  for (const { drawn, listed, look, before = '' } of groups)
    describe(drawn, () => {
      it('is in the table and in section 4', async () => {
        const known = (await drawnStatuses(drawn)).map(({ value }) => value).filter(value => value !== 'unknown')
        const named = (await Promise.all(listed.map(namedInSection4))).flat()
        expect(new Set(known)).to.deep.equal(new Set(named))
        expect(known.length).to.be.greaterThan(1)
      })

      // @spec 2.42, 5.75
      it('looks as in the table', async () => {
        for (const { value, icon: name, label, tone } of await drawnStatuses(drawn)) {
          if (value === 'unknown') continue
          const shown = look(value)
          const plain = label.replace(/ (\d of 3|with %)$/, '')
          expect([shown.icon, shown.tone], value).to.deep.equal([name, tone])
          const expected = [plain, before + plain].map(label => label.toLowerCase())
          expect(t.text(shown.label).toLowerCase(), value).to.be.oneOf(expected)
          expect(statusIcon(name), `the drawing of ${name}`).to.equal(await drawingOf(name))
        }
      })

      // @spec 2.51
      it('shows an unknown value as its own text, in a neutral color', async () => {
        for (const value of ['held_at_customs', 'WARMING-UP', 'toString', '__proto__']) {
          const shown = look(value)
          expect([shown.icon, shown.tone], value).to.deep.equal(['point', 'mute'])
          const plain = value.replace(/[_-]+/g, ' ').trim().toLowerCase()
          expect(t.text(shown.label), value).to.equal(plain.charAt(0).toUpperCase() + plain.slice(1))
        }
        expect(statusIcon('nobody-drew-it')).to.equal(await drawingOf('point'))
      })
    })

  it('include the percentage of a download', () => {
    const at = downloadLook(composition({ download: { status: 'in_progress', percentage: 63.6 } }))
    expect(at && t.text(at.label)).to.equal('Download in progress, 63%')
  })

  // @spec 4.22
  it('include all tasks', async () => {
    const drawn: [string, string, string][] = [
      ['duplicate_dcps', 'copy', 'Copy'],
      ['download_dcps', 'download', 'Download'],
    ]
    expect(await namedInSection4('Task types')).to.deep.equal(drawn.map(([type]) => type))
    for (const [type, icon, word] of drawn) {
      expect([taskLook(type).icon, t.text(taskLook(type).label)]).to.deep.equal([icon, word])
      expect(statusIcon(icon)).to.equal(await drawingOf(icon))
    }
  })
})

describe('the slot of a bay', () => {
  let mounted: Mounted | null = null
  afterEach(() => mounted?.unmount())

  async function slot(changes: Parameters<typeof aBay>[0]) {
    mounted?.unmount()
    const bay = aBay({ workOrderNo: 'WO-1', bookingNo: 'BK-1', percentage: 50, ...changes })
    mounted = await mount(
      <ul className="frame">
        <BaySlot bay={bay} slots="bays" shipment={undefined} still={false} dockName="Dock A" />
      </ul>,
      `${tokens}\n${base}`,
    )
    const box = mounted.get('.slot')
    const state = mounted.get('.slot-state')
    const probe = document.createElement('span')
    probe.style.color = 'var(--_tone)'
    box.append(probe)
    return {
      drawing: state.querySelector('path')?.getAttribute('d') ?? '',
      label: state.textContent,
      tone: box.dataset.tone ?? '',
      colour: getComputedStyle(probe).color,
      filled: box.dataset.filled !== undefined,
      empty: box.dataset.empty !== undefined,
      detail: box.querySelector('.slot-detail')?.textContent ?? '',
      detailTone: box.querySelector<HTMLElement>('.slot-detail')?.dataset.tone ?? '',
    }
  }

  // @spec 4.26, 4.27, 4.28
  it('has the kind of the decision for all states of section 4', async () => {
    const states = await slotOfStates()
    expect(new Set(states.map(([state]) => state))).to.deep.equal(new Set(await namedInSection4('Bay states')))
    expect(new Set(states.map(([, kind]) => kind))).to.deep.equal(new Set(await namedInSection4('Slot UI')))
    for (const [state, kind] of states) expect(slotOf(state), state).to.equal(kind)
  })

  it('shows every state', async () => {
    const drawn = await drawnStatuses('slot (bay states)')
    expect(drawn.map(({ value }) => value)).to.include.members(['inserted', 'available', 'queued', 'copy_complete'])
    for (const { value, icon, label, tone, filled } of drawn) {
      const shown = await slot({ state: value })
      expect([shown.label, shown.tone, shown.filled], value).to.deep.equal([label, tone, filled])
      expect(shown.drawing, value).to.equal(await drawingOf(icon))
      expect(shown.colour, value).to.equal(toneColours[tone])
    }
    const empty = await slot({ state: 'empty', workOrderNo: null })
    expect([empty.drawing, empty.label, empty.empty]).to.deep.equal(['', 'Empty', true])
    const strange = await slot({ state: 'warming_up' })
    expect([strange.label, strange.tone, strange.drawing]).to.deep.equal([
      'Warming up',
      'mute',
      await drawingOf('point'),
    ])
  })

  // @spec 2.56, 4.25
  it('shows the stage of a busy bay, with its step of three', async () => {
    const stages = await drawnStatuses('copy stage')
    for (const state of ['busy', 'copying', 'executing'])
      for (const { value, icon, label, tone } of stages) {
        const [, plain = label, step] = /^(.*) (\d) of 3$/.exec(label) ?? []
        const shown = await slot({ state, stage: value })
        expect([shown.label, shown.tone], `${state} ${value}`).to.deep.equal([plain, tone])
        expect(shown.drawing, `${state} ${value}`).to.equal(await drawingOf(icon))
        expect(shown.detail, `${state} ${value}`).to.equal(step ? `Step ${step} of 3` : '')
      }
    const strange = await slot({ state: 'copying', stage: 'polishing' })
    expect([strange.label, strange.tone]).to.deep.equal(['Polishing', 'mute'])
  })

  // @spec 4.29
  it('shows every detail: failures as danger beside Failed, urgent ones as a warning', async () => {
    const drawn = new Map((await drawnStatuses('slot detail')).map(entry => [entry.value, entry]))
    for (const detail of await namedInSection4('Detail texts')) {
      const text = detail.replaceAll('_', ' ')
      const entry = drawn.get(detail)
      const shown = await slot({ state: entry ? 'copying' : 'failed', stage: entry ? 'duplicating' : 'failed', detail })
      if (entry) {
        expect([shown.label?.toLowerCase(), shown.tone], detail).to.deep.equal([text, 'warn'])
        expect(shown.drawing, detail).to.equal(await drawingOf(entry.icon))
        expect(shown.detail, detail).to.equal('Duplicating, 2 of 3')
      } else {
        expect([shown.label, shown.detail.toLowerCase(), shown.detailTone], detail).to.deep.equal([
          'Failed',
          text,
          'danger',
        ])
      }
    }
    expect((await slot({ state: 'copying', detail: 'dusty_drive' })).detail).to.equal('Dusty drive')
  })
})

import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { wordings } from '../../elements/base/bundle/manifest/wordings'

const english = await wordings('en')
const replaced = new Set(readFileSync('test/fixtures/texts/replaced.txt', 'utf8').trim().split('\n'))

/** All texts with their keys; each form of a counted text. */
const texts = Object.entries(english).flatMap(([key, wording]) =>
  (typeof wording === 'string' ? [wording] : Object.values(wording)).map(form => ({ key, form })),
)

/** Returns the texts that break a rule, with their keys. */
const broken = (isBroken: (form: string) => boolean) =>
  texts.filter(({ form }) => isBroken(form)).map(({ key, form }) => `${key}: ${form}`)

/** Texts that may end in an ellipsis: commands that open a dialog, and work of unknown length. */
const unfinished = [
  'duplicate.start',
  'appliances.duplicate',
  'appliances.estimating',
  'appliances.copyAgain',
  'appliances.copyToDrives',
  'calendar.import',
  'schedule.day.estimating',
  'areas.applyTo',
  'shipments.printLabel',
  'shipments.printLabels',
  'shipments.paste',
  'shipments.labels',
  'shipments.import',
  'plan.estimating',
  'workOrders.duplicate',
]

describe('the English texts', () => {
  it('include no replaced text', () => {
    expect(broken(form => replaced.has(form))).to.deep.equal([])
  })

  it('use one verb for a retry: try again', () => {
    expect(broken(form => /^(retry|try now|look again|check now|again)$/i.test(form))).to.deep.equal([])
  })

  it('use no wording that a coordinator would not use', () => {
    const odd =
      /\b(mend(ed|s|ing)?|anew|so already|needs? you|whoever|as (it|they) (was|were)|taken back|last heard of|in force|you (have )?typed(?!:)|took back|fits (no|the|this)|what (was|is|it))\b/i
    expect(broken(form => odd.test(form))).to.deep.equal([])
  })

  it('end in an ellipsis only if a dialog opens or the end of the work is unknown', () => {
    const ending = texts.filter(({ form }) => form.endsWith('…')).map(({ key }) => key)
    expect([...new Set(ending)].toSorted()).to.deep.equal(unfinished.toSorted())
  })

  it('have no sentence of more than 20 words', () => {
    const isLong = (form: string) => form.split(/(?<=[.!?:])\s+/).some(sentence => sentence.split(/\s+/).length > 20)
    expect(broken(form => isLong(form) && /[a-z]/.test(form))).to.deep.equal([])
  })
})

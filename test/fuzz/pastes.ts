import { couriers, rowsWith } from '../../core/shipments/sheets/paste-fixtures'
import { planPaste } from '../../core/shipments/sheets/paste-plan'
import type { Random } from '../../core/testing/random'
import type { Target } from './targets'
import { noise } from './texts'

/** A range as a spreadsheet copies it; an empty number is a blank cell. */
interface Model {
  readonly numbers: readonly string[]
  readonly hasCouriers: boolean
  readonly isTitled: boolean
  readonly lineBreak: string
}

function model(random: Random): Model {
  const blanks = Array.from({ length: random.whole(0, 2) }, () => '')
  const others = Array.from({ length: random.whole(1, 5) }, () => (random.chance(0.2) ? '' : `9${random.digits(11)}`))
  return {
    numbers: [...blanks, ...others, `9${random.digits(11)}`],
    hasCouriers: random.chance(0.5),
    isTitled: random.chance(0.4),
    lineBreak: random.pick(['\n', '\r\n', '\r']),
  }
}

function clipOf({ numbers, hasCouriers, isTitled, lineBreak }: Model): string {
  const titles = isTitled ? [hasCouriers ? 'Courier\tTracking Number' : 'Tracking Number'] : []
  const lines = numbers.map(number => (hasCouriers ? `${number && 'FedEx'}\t${number}` : number))
  return [...titles, ...lines, ''].join(lineBreak)
}

function readModel(given: Model): void {
  const rows = rowsWith()
  const { lines, header, changes } = planPaste(clipOf(given), { rows, from: 'row-1', couriers, header: 'auto' })
  if ((header !== null) !== given.isTitled) throw new Error('tells titles from data')
  if (lines.length !== given.numbers.length) throw new Error('keeps every line')
  const open = rows.filter(({ readOnly }) => !readOnly)
  for (const [index, number] of given.numbers.entries()) {
    const row = open[index]
    if (lines[index]?.number !== number) throw new Error('keeps the number of every line')
    const filled = row && changes.get(row.id)?.shippingTracking
    if (row && (filled ?? '') !== number) throw new Error('fills the row of every line')
  }
  if (changes.size > open.length) throw new Error('fills open rows alone')
}

export const pastes: Target = {
  name: 'pasted ranges',
  runs: 20_000,
  text: random => JSON.stringify(random.chance(0.2) ? noise(random, 200) : model(random)),
  read(text) {
    const given = JSON.parse(text) as Model | string
    if (typeof given !== 'string') return readModel(given)
    // Noise only has to be read without an error.
    planPaste(given, { rows: rowsWith(), from: 'row-1', couriers, header: 'auto' })
  },
}

import type { Bench } from './types'

const steps = ['filter', 'select all', 'select one', 'sort', 'open an edit', 'a key in it', 'open a row']
const sizes = [240, 1000]

/** The bench of the presses of a person on the shipments of one order. */
export const presses: Bench = {
  name: 'presses',
  alike:
    'Shipments of one order in seven columns with boxes and arrows, sorted by address. Steps: filter to the shipped ones and back; tick all and none; tick one after the other; sort by address up and down; edit the number of one row after the other; type a number, writing each key to the row; open and close the first row; paste a number for every row.',
  sizes,
  small: 12,
  contenders: {
    ours: 'reeldock-shipments: what a person presses is clicked; a key is checked and kept, and a paste is previewed before it fills the rows',
    'ag-grid':
      'AG Grid Community 36.2 without animation, cells copied from ours beforehand; filtered, edited and filled by its interface, which shows no preview and checks nothing',
  },
  steps: [...steps.map(name => ({ name, turns: 6, warm: 2 })), { name: 'paste', turns: 1 }],
  clocks: ['main'],
  limits: [...steps, 'paste'].map(step => ({ step, against: 'ag-grid', atMost: 0.7, clock: 'main', sizes })),
}

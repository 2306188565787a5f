import { presses } from './presses'
import { today } from './today'
import type { Bench } from './types'

const tree: Bench = {
  name: 'tree',
  alike:
    'Countries, provinces and cities in memory: 20 provinces a country and 10 cities a province. Rows of 32 px in a box of 528 px show an arrow, a checkbox of three states, a name and a note. Above them is a search field, below them the number of places found. Steps: open one country, open all by `*`, search by three letters, tick places.',
  sizes: [250],
  small: 4,
  contenders: {
    ours: 'the tree of the service areas',
    arborist:
      'react-arborist 3.16, the tree component that is most used with React, virtual and with a search of its own',
  },
  steps: [
    { name: 'mount', turns: 1 },
    { name: 'open one', turns: 10, warm: 2 },
    { name: 'open all', turns: 1 },
    { name: 'scroll', turns: 40 },
    { name: 'search', turns: 3 },
    { name: 'tick', turns: 10, warm: 2 },
  ],
  clocks: ['main'],
  limits: ['mount', 'open one', 'open all', 'search', 'tick'].map(step => ({
    step,
    against: 'arborist',
    atMost: 1,
    clock: 'main',
    sizes: [250],
  })),
}

const appliances: Bench = {
  name: 'appliances',
  alike:
    'Appliances of 12 bays that all copy, one percent further at each tick. A bay shows state, detail, reference, percentage, end and bar. A tick is either the answer to a poll or one event for each appliance, each in its own task. The measurement includes all work in the five seconds until the next tick. All contenders have the same rules, markup and sheets.',
  sizes: [200],
  small: 3,
  contenders: {
    ours: 'reeldock-appliances with its store: what is in sight at once, the rest a few a second',
    direct: 'everything that changed written straight into the markup, with content-visibility',
    root: 'the same components drawn from one React root once a tick, without content-visibility',
  },
  steps: [
    { name: 'poll', turns: 3, warm: 3 },
    { name: 'events', turns: 2 },
  ],
  clocks: ['main'],
  limits: [
    { step: 'poll', against: 'root', atMost: 0.25, clock: 'main', sizes: [200] },
    { step: 'events', against: 'root', atMost: 0.18, clock: 'main', sizes: [200] },
    ...['poll', 'events'].map(step => ({ step, against: 'direct', atMost: 1.6, clock: 'main' as const, sizes: [200] })),
  ],
}

const judgedRows = [1000, 5000]

const table: Bench = {
  name: 'table',
  alike:
    'Shipments in seven columns, the status as icon, word and tone; rows of one height in a box of 1280 by 800 px, those in sight drawn. Mounting, sorting by a name in the order of one collator, scrolling by 400 px.',
  sizes: [...judgedRows, 20_000],
  small: 400,
  contenders: {
    ours: "the kit's table, with grid roles and keys, and cards on a phone",
    'ag-grid': 'AG Grid Community 36.2 with the client-side row model alone, without animation; grid roles and keys',
    tanstack: 'TanStack Table 9.3 and Virtual 3.14 in bare markup: no roles, no keys',
  },
  steps: [
    { name: 'mount', turns: 1 },
    { name: 'sort', turns: 4, warm: 1 },
    { name: 'scroll', turns: 40, warm: 4 },
  ],
  clocks: ['main'],
  limits: [
    { step: 'mount', against: 'ag-grid', atMost: 0.35, clock: 'main', sizes: [1000] },
    { step: 'mount', against: 'ag-grid', atMost: 0.3, clock: 'main', sizes: [5000, 20_000] },
    { step: 'sort', against: 'ag-grid', atMost: 0.6, clock: 'main', sizes: judgedRows },
    { step: 'scroll', against: 'ag-grid', atMost: 0.5, clock: 'main', sizes: judgedRows },
  ],
}

const judgedSheets = [10_000, 50_000]

const sheets: Bench = {
  name: 'sheets',
  alike:
    "Shipments of twenty columns: one file, made by the suite's writer, is read to its rows; the same cells are written, packed. The bounds of the suite's import are lifted here, so that it reads more rows than an order has.",
  sizes: [1000, ...judgedSheets],
  small: 30,
  contenders: {
    ours: 'readSheet and writeSheet in their worker: the cells of import, texts typed as texts, a frozen head',
    sheetjs: "SheetJS 0.18.5 on the page's thread: all cells",
    hucre: "hucre 1.0 on the page's thread: all cells",
  },
  steps: [
    { name: 'read', turns: 1 },
    { name: 'write', turns: 1 },
  ],
  clocks: ['all', 'main'],
  limits: [
    { step: 'read', against: 'sheetjs', atMost: 1, clock: 'all', sizes: [1000] },
    { step: 'read', against: 'sheetjs', atMost: 0.7, clock: 'all', sizes: [10_000] },
    { step: 'read', against: 'sheetjs', atMost: 0.6, clock: 'all', sizes: [50_000] },
    { step: 'write', against: 'sheetjs', atMost: 0.7, clock: 'all', sizes: [10_000] },
    { step: 'write', against: 'sheetjs', atMost: 0.55, clock: 'all', sizes: [50_000] },
    { step: 'read', against: 'sheetjs', atMost: 0.1, clock: 'main', sizes: judgedSheets },
    { step: 'write', against: 'sheetjs', atMost: 0.1, clock: 'main', sizes: judgedSheets },
  ],
}

export const benches: readonly Bench[] = [tree, appliances, table, sheets, presses, ...today]

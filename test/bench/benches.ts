import type { Bench } from './types'

const tree: Bench = {
  name: 'tree',
  alike:
    'Countries, provinces and cities in memory, 20 of a country and 10 of a province: arrow, box of three states, name and note in rows of 32 px in a box of 528 px, a search field and how many were found. Opening one country, `*` to open all, three letters of a search, ticks of places.',
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
    'Appliances of 16 bays, all of them at work and each a percent further with each tick: state, detail, reference, percentage, time left and three bars of a bay. A tick is the answer to a poll, or an event of each appliance, each a task of its own; all read it by the same rules and have the same markup and sheets.',
  sizes: [200],
  small: 3,
  contenders: {
    ours: 'reeldock-appliances with its store',
    direct: 'what changed written straight into the markup, with content-visibility',
    root: 'the same components drawn from one React root once a tick, without content-visibility',
  },
  steps: [
    { name: 'poll', turns: 10, warm: 3 },
    { name: 'events', turns: 6, warm: 1 },
  ],
  clocks: ['main'],
  limits: ['poll', 'events'].flatMap(step => [
    { step, against: 'direct', atMost: 1.6, clock: 'main', sizes: [200] },
    { step, against: 'root', atMost: 0.4, clock: 'main', sizes: [200] },
  ]),
}

export const benches: readonly Bench[] = [tree, appliances]

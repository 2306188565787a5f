import type { Contender } from '../types'
import { untilDrawn } from './until-drawn'

/** Creates a contender of a size. This part is not measured. */
type Make = (size: number) => Contender | Promise<Contender>

const makers: Readonly<Record<string, () => Promise<Make>>> = {
  'appliances/ours': async () => (await import('./appliances/ours')).make,
  'appliances/direct': async () => (await import('./appliances/direct')).make,
  'appliances/root': async () => (await import('./appliances/root')).make,
  'presses/ours': async () => (await import('./presses/ours')).make,
  'presses/ag-grid': async () => (await import('./presses/ag-grid')).make,
  'sheets/ours': async () => (await import('./sheets/ours')).make,
  'sheets/sheetjs': async () => (await import('./sheets/sheetjs')).make,
  'sheets/hucre': async () => (await import('./sheets/hucre')).make,
  'table/ours': async () => (await import('./table/ours')).make,
  'table/ag-grid': async () => (await import('./table/ag-grid')).make,
  'table/tanstack': async () => (await import('./table/tanstack')).make,
  'today/rows/ours': async () => (await import('./today/rows')).makeWholeList,
  'today/rows/page': async () => (await import('./today/rows')).makeOnePageList,
  'today/presses/ours': async () => (await import('./today/presses')).make,
  'today/presses/ag-grid': async () => (await import('./today/ag-grid')).make,
  'today/events/ours': async () => (await import('./today/hour')).makeHour,
  'today/events/start': async () => (await import('./today/hour')).makeStart,
  'tree/ours': async () => (await import('./tree/ours')).make,
  'tree/arborist': async () => (await import('./tree/arborist')).make,
}

async function open(): Promise<Contender> {
  const params = new URLSearchParams(location.search)
  const maker = makers[`${params.get('bench')}/${params.get('contender')}`]
  if (maker === undefined) throw new Error(`no contender for ${location.search}`)
  return (await maker())(Number(params.get('size')))
}

const contender = open()

Object.assign(window, {
  contender: contender.then(() => null),
  async run(name: string, from: number, to: number) {
    const step = (await contender).steps[name]
    if (step === undefined) throw new Error(`no step ${name}`)
    for (let turn = from; turn < to; turn += 1) {
      await step(turn)
      await untilDrawn()
    }
  },
  shown: async () => (await contender).shown(),
})

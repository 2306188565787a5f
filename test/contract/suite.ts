import { type BackEnd, type Client, createClient } from './client'
import { companyCases } from './company-cases'
import { otherCases } from './other-cases'
import { shipmentCases } from './shipment-cases'
import { versionCases } from './version-cases'
import { workOrderCases } from './work-order-cases'

/** One thing that a call of the wire must do, whatever answers it. */
export interface Case {
  /** Method, base and path, with `:name` for a part that varies. */
  call: string
  name: string
  /** Rejects when the back end does something else. */
  run(client: Client): Promise<void>
}

/** Every case, in an order in which one back end can go through them all: reads and small writes first. */
export const cases: readonly Case[] = [
  ...otherCases,
  ...workOrderCases,
  ...shipmentCases,
  ...versionCases,
  ...companyCases,
]

/** The calls that the cases make, each once. */
export const calls: readonly string[] = [...new Set(cases.map(({ call }) => call))]

/** Runs one case on a back end. */
export function runCase({ run }: Case, backEnd: BackEnd): Promise<void> {
  return run(createClient(backEnd))
}

/** "31 calls, 40 cases": what a run has covered. */
export function coverage(): string {
  return `${calls.length} calls, ${cases.length} cases`
}

export type { BackEnd }

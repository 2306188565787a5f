import { type BackEnd, type Client, createClient } from './client'
import { companyCases } from './company-cases'
import { otherCases } from './other-cases'
import { shipmentCases } from './shipment-cases'
import { versionCases } from './version-cases'
import { workOrderCases } from './work-order-cases'

/** A behavior that a call of the wire must have on any back end. */
export interface Case {
  /** Method, base and path, with `:name` for a part that varies. */
  call: string
  name: string
  /** Rejects when the back end behaves otherwise. */
  run(client: Client): Promise<void>
}

/** Every case, in an order that one back end can run: reads and small writes first. */
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

/** Returns the coverage of a run: "31 calls, 40 cases". */
export function coverage(): string {
  return `${calls.length} calls, ${cases.length} cases`
}

export type { BackEnd }

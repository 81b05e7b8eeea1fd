import type { App } from '../setup/app.ts'

export type Measure = {
  what: string
  value: number
  unit: string
  /** the project's limit; a measure beyond it is marked and fails the run */
  atMost?: number
  atLeast?: number
}

export type BenchContext = {
  /** a running demo market, shared by all benches that use it */
  market(): Promise<App>
}

export type Bench = {
  name: string
  run(context: BenchContext): Promise<Measure[]>
}

export function keepsTo(measure: Measure): boolean {
  return measure.value <= (measure.atMost ?? Infinity) && measure.value >= (measure.atLeast ?? -Infinity)
}

export const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1]!

import { runOperator } from '#exchange/operator/run-operator.ts'
import type { TestExchange } from '../exchange.ts'

/** Runs a command as the operator Ada and returns its exit code and output. */
export async function operate(
  { services: { db, jobs, payment, settings } }: TestExchange,
  ...args: string[]
): Promise<{ code: number; said: string[] }> {
  const said: string[] = []
  const context = { db, openJobs: async () => jobs, settings, payment, say: (line: string) => void said.push(line) }
  return { code: await runOperator(context, args, 'ada'), said }
}

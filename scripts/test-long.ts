import { report, runStep, type StepResult } from './run.ts'

/**
 * `npm run test:long`: takes hours and runs before a release. 10,000 random histories, and on each engine 100
 * processes killed in the middle of purchases; `HISTORIES` and `CRASH_ROUNDS` make it shorter.
 */
const env = { HISTORIES: '10000', CRASH_ROUNDS: '100', ...process.env }

const steps: StepResult[] = []
async function run(name: string, command: string[]): Promise<void> {
  const step = await runStep(name, ['vitest', 'run', ...command], { env })
  report(step)
  steps.push(step)
}

await run('crash', ['--project', 'integration', 'tests/integration/operations/crash.test.ts'])
await run('histories', ['--project', 'properties'])
process.exitCode = steps.every(({ hasPassed }) => hasPassed) ? 0 : 1

import { report, runStep, type StepResult } from './run.ts'

/**
 * `npm run test:long`: what takes hours and is run before a release. 10,000 random histories, and 100 processes killed in
 * the middle of purchases on each engine; `HISTORIES` and `CRASH_ROUNDS` make it shorter. The histories go in portions, each in
 * a market of its own with a seed of its own: one that fails is seen again without all those before it.
 */
const env = { CRASH_ROUNDS: '100', ...process.env }
const histories = Number(process.env.HISTORIES ?? 10_000)
const portion = 500

const steps: StepResult[] = []
async function run(name: string, command: string[], stepEnv: NodeJS.ProcessEnv): Promise<void> {
  const step = await runStep(name, ['vitest', 'run', ...command], { env: { ...env, ...stepEnv } })
  report(step)
  steps.push(step)
}

await run('crash', ['--project', 'integration', 'tests/integration/operations/crash.test.ts'], {})
for (let done = 0; done < histories; done += portion) {
  const next = Math.min(portion, histories - done)
  await run(`histories ${done + next}`, ['--project', 'properties'], { HISTORIES: String(next) })
}
process.exitCode = steps.every(({ hasPassed }) => hasPassed) ? 0 : 1

import { report, runStep } from './run.ts'

/**
 * `npm run test:long`: what takes hours and is run before a release. 10,000 random histories, and 100 processes killed in
 * the middle of purchases on each engine; `HISTORIES` and `CRASH_ROUNDS` make it shorter.
 */
const env = { HISTORIES: '10000', CRASH_ROUNDS: '100', ...process.env }
const crash = await runStep('crash', ['vitest', 'run', '--project', 'integration', 'tests/integration/crash.test.ts'], {
  env,
})
const histories = await runStep('histories', ['vitest', 'run', '--project', 'properties'], { env })
for (const step of [crash, histories]) report(step)
process.exitCode = crash.hasPassed && histories.hasPassed ? 0 : 1

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MOST_FLAKY, type Outcome, readPlaywright, readVitest, verdict } from './test-reports.ts'
import { runStep } from './run.ts'

/** Everything that shows whether the project is in order; its last line is `N passed, N failed`. */
const reports = mkdtempSync(join(tmpdir(), 'amber-test-'))
const callLog = mkdtempSync(join(reports, 'calls-'))
const steps: { name: string; hasPassed: boolean; seconds: number; outcome?: Outcome }[] = []

async function step(name: string, command: string[], read?: (report: string) => Outcome): Promise<boolean> {
  console.log(`\n── ${name} ──`)
  const file = join(reports, `${name}.json`)
  const json = command[0] === 'vitest' ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`] : []
  const env = { TEST_JSON: file, AMBER_CALL_LOG: callLog }
  const { hasPassed, seconds } = await runStep(name, [...command, ...json], { env })
  steps.push({ name, hasPassed, seconds, ...(read && { outcome: readOutcome(file, read) }) })
  return hasPassed
}

/** A run that broke off before its report has counted nothing: the step's own failure is what counts then. */
function readOutcome(file: string, read: (report: string) => Outcome): Outcome {
  try {
    return read(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failures: [] }
  }
}

await step('check', ['node', 'scripts/check.ts'])
await step('unit', ['vitest', 'run', '--project', 'unit'], readVitest)
await step('integration', ['vitest', 'run', '--project', 'integration', '--project', 'properties'], readVitest)
await step('calls', ['node', 'scripts/check-call-tests.ts', callLog])
const isBuilt = await step('build', ['node', 'scripts/build.ts'])
if (isBuilt) await step('e2e', ['node', 'scripts/e2e.ts'], readPlaywright)
rmSync(reports, { recursive: true, force: true })

const failures = steps.flatMap(({ outcome }) => outcome?.failures ?? [])
const flaky = steps.flatMap(({ outcome }) => outcome?.flaky ?? [])
for (const [title, tests] of Object.entries({ failed: failures, flaky })) {
  if (tests.length > 0) console.log(`\n── ${title} ──\n${tests.join('\n')}`)
}
if (flaky.length > MOST_FLAKY) console.log(`\nMore than ${MOST_FLAKY} flaky tests fail the run.`)
console.log()
for (const { name, hasPassed, seconds, outcome } of steps) {
  const told = outcome ? `${outcome.passed} passed, ${outcome.failures.length} failed` : ''
  console.log(`${hasPassed ? '✓' : '✗'} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s  ${told}`.trimEnd())
}
const { passed, failed } = verdict(steps)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

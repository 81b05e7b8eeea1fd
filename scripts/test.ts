import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MOST_FLAKY, type Outcome, readPlaywright, readVitest, verdict } from './test-reports.ts'
import { runStep } from './run.ts'

/** Runs all checks and tests of the project; the last line is `N passed, N failed`. */
const reports = mkdtempSync(join(tmpdir(), 'amber-test-'))
const callLog = mkdtempSync(join(reports, 'calls-'))
const steps: { name: string; hasPassed: boolean; seconds: number; outcome?: Outcome }[] = []

type Step = { name: string; command: string[]; read?: (report: string) => Outcome }

async function run({ name, command, read }: Step, isBesideOthers = false): Promise<boolean> {
  const title = `\n── ${name} ──`
  const file = join(reports, `${name}.json`)
  const json = command[0] === 'vitest' ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`] : []
  const env = { TEST_JSON: file, AMBER_CALL_LOG: callLog }
  if (!isBesideOthers) console.log(title)
  const { hasPassed, seconds, output } = await runStep(name, [...command, ...json], { env, isQuiet: isBesideOthers })
  if (isBesideOthers) console.log(`${title}\n${output.trimEnd()}`)
  steps.push({ name, hasPassed, seconds, ...(read && { outcome: readOutcome(file, read) }) })
  return hasPassed
}

const vitest = (...projects: string[]) => ['vitest', 'run', ...projects.flatMap((name) => ['--project', name])]

/** Runs independent steps in parallel and prints each one's output in one piece when it ends. */
const runBeside = (...those: Step[]) => Promise.all(those.map((step) => run(step, true)))

/** A run that crashed before writing its report has no counts; the step itself then counts as failed. */
function readOutcome(file: string, read: (report: string) => Outcome): Outcome {
  try {
    return read(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failures: [] }
  }
}

await run({ name: 'codegen', command: ['npm', 'run', '--silent', 'codegen'] })
const [isBuilt] = await runBeside(
  { name: 'build', command: ['node', 'scripts/build.ts', '--generated'] },
  { name: 'check', command: ['node', 'scripts/check.ts'] },
  { name: 'unit', command: vitest('unit', 'own-modules', 'functions'), read: readVitest },
)
await run({ name: 'integration', command: vitest('integration', 'properties'), read: readVitest })
await run({ name: 'calls', command: ['node', 'scripts/check-call-tests.ts', callLog] })
if (isBuilt) await run({ name: 'e2e', command: ['node', 'scripts/e2e.ts'], read: readPlaywright })
rmSync(reports, { recursive: true, force: true })

const failures = steps.flatMap(({ outcome }) => outcome?.failures ?? [])
const flaky = steps.flatMap(({ outcome }) => outcome?.flaky ?? [])
const lists = Object.entries({ failed: failures, flaky })
for (const [title, tests] of lists) {
  if (tests.length > 0) console.log(`\n── ${title} ──\n${tests.join('\n')}`)
}
// By name once more: of a long output, only the end may have been kept.
console.log()
for (const [title, tests] of lists) {
  for (const test of tests) console.log(`${title}: ${test.split('\n', 1)[0]}`)
}
if (flaky.length > MOST_FLAKY) console.log(`More than ${MOST_FLAKY} flaky tests fail the run.`)
for (const { name, hasPassed, seconds, outcome } of steps) {
  const told = outcome ? `${outcome.passed} passed, ${outcome.failures.length} failed` : ''
  console.log(`${hasPassed ? '✓' : '✗'} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s  ${told}`.trimEnd())
}
const { passed, failed } = verdict(steps)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

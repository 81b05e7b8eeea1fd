import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countPlaywright, countVitest, sum, verdict, type Counts } from './test-counts.ts'
import { runStep } from './run.ts'

/** Everything that shows whether the project is in order; its last line is `N passed, N failed`. */
const reports = mkdtempSync(join(tmpdir(), 'amber-test-'))
const callLog = mkdtempSync(join(reports, 'calls-'))
const steps: { name: string; hasPassed: boolean; seconds: number; counts?: Counts }[] = []

async function step(name: string, command: string[], count?: (report: string) => Counts): Promise<boolean> {
  console.log(`\n── ${name} ──`)
  const file = join(reports, `${name}.json`)
  const json = command[0] === 'vitest' ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`] : []
  const env = { TEST_JSON: file, AMBER_CALL_LOG: callLog }
  const { hasPassed, seconds } = await runStep(name, [...command, ...json], { env })
  steps.push({ name, hasPassed, seconds, ...(count && { counts: readCounts(file, count) }) })
  return hasPassed
}

/** A run that broke off before its report has counted nothing: the step's own failure is what counts then. */
function readCounts(file: string, count: (report: string) => Counts): Counts {
  try {
    return count(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 0 }
  }
}

await step('check', ['node', 'scripts/check.ts'])
await step('unit', ['vitest', 'run', '--project', 'unit'], countVitest)
await step('integration', ['vitest', 'run', '--project', 'integration', '--project', 'properties'], countVitest)
await step('calls', ['node', 'scripts/check-call-tests.ts', callLog])
const isBuilt = await step('build', ['node', 'scripts/build.ts'])
if (isBuilt) await step('e2e', ['node', 'scripts/e2e.ts'], countPlaywright)
rmSync(reports, { recursive: true, force: true })

console.log()
for (const { name, hasPassed, seconds, counts } of steps) {
  const told = counts ? `${counts.passed} passed, ${counts.failed} failed` : ''
  console.log(`${hasPassed ? '✓' : '✗'} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s  ${told}`.trimEnd())
}
const total = verdict(steps)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && sum(steps.map((s) => s.counts)).passed > 0 ? 0 : 1

import { report, runStep, type StepResult } from './run.ts'

/** All static checks. The generated code must exist. */
const checks = [
  runStep('types', ['tsc', '--pretty'], { isQuiet: true }),
  runStep('lint', ['oxlint', '--deny-warnings', '--report-unused-disable-directives'], { isQuiet: true }),
  runStep('unused', ['knip', '--no-progress', '--treat-config-hints-as-errors'], { isQuiet: true }),
  runStep(
    'format',
    [
      'prettier',
      '--check',
      '--log-level=warn',
      '--cache',
      '--cache-location=node_modules/.cache/prettier-check.json',
      '.',
    ],
    { isQuiet: true },
  ),
]
const results: StepResult[] = []
for (const check of checks) {
  const result = await check
  report(result)
  results.push(result)
}
process.exitCode = results.every((result) => result.hasPassed) ? 0 : 1

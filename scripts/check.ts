import { report, runStep } from './run.ts'

/** Everything that can be said about the project without running it. */
const codegen = await runStep('codegen', ['npm', 'run', '--silent', 'codegen'], { isQuiet: true })
report(codegen)

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
const results = [codegen]
for (const check of checks) {
  const result = await check
  report(result)
  results.push(result)
}
process.exitCode = results.every((result) => result.hasPassed) ? 0 : 1

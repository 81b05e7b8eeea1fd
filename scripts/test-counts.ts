export type Counts = { passed: number; failed: number }

/** From vitest's JSON report. A test file that could not even be loaded has no failed test, yet it failed. */
export function countVitest(report: string): Counts {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(report) as {
    numPassedTests: number
    numFailedTests: number
    testResults: { status: string; assertionResults: { status: string }[] }[]
  }
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((result) => result.status === 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

/** From Playwright's JSON report; errors outside of any test are failures too. */
export function countPlaywright(report: string): Counts {
  const { stats, errors } = JSON.parse(report) as {
    stats: { expected: number; unexpected: number; flaky: number }
    errors: unknown[]
  }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

export function sum(counts: (Counts | undefined)[]): Counts {
  return counts.reduce<Counts>(
    (total, one) => ({ passed: total.passed + (one?.passed ?? 0), failed: total.failed + (one?.failed ?? 0) }),
    { passed: 0, failed: 0 },
  )
}

/** The sum of all steps. A step that failed without a failed test to show for it counts as one failure. */
export function verdict(steps: { hasPassed: boolean; counts?: Counts }[]): Counts {
  const total = sum(steps.map((step) => step.counts))
  const silent = steps.filter((step) => !step.hasPassed && !step.counts?.failed).length
  return { passed: total.passed, failed: total.failed + silent }
}

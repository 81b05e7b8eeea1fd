import { expect, test } from 'vitest'
import { countPlaywright, countVitest, verdict } from './test-counts.ts'

test('a test file that does not load counts as a failure', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] },
    ],
  }
  expect(countVitest(JSON.stringify(report))).toEqual({ passed: 3, failed: 2 })
})

test('a broken setup of the browser tests counts as a failure', () => {
  const report = { stats: { expected: 2, unexpected: 1, flaky: 0 }, errors: [{ message: 'setup' }] }
  expect(countPlaywright(JSON.stringify(report))).toEqual({ passed: 2, failed: 2 })
})

test('a failed step never hides behind passed tests', () => {
  const steps = [{ hasPassed: false }, { hasPassed: true, counts: { passed: 5, failed: 0 } }]
  expect(verdict(steps)).toEqual({ passed: 5, failed: 1 })
  expect(verdict([{ hasPassed: false, counts: { passed: 4, failed: 2 } }])).toEqual({ passed: 4, failed: 2 })
})

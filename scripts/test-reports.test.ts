import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPlaywright, readVitest, verdict } from './test-reports.ts'

test('names each failed test with its reason, and a test file that does not load', () => {
  const failed = { status: 'failed', fullName: 'the books add up', failureMessages: ['Error: 1 is not 2\n  at x.ts:3'] }
  const report = {
    numPassedTests: 3,
    testResults: [
      { name: 'a.test.ts', status: 'failed', assertionResults: [failed, { status: 'passed' }] },
      { name: 'b.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] },
    ],
  }
  expect(readVitest(JSON.stringify(report))).toEqual({
    passed: 3,
    failures: ['a.test.ts: the books add up\n    Error: 1 is not 2', 'b.test.ts: could not be run\n    no such file'],
  })
})

test('a failed browser test is named with its project, and a broken setup is a failure', () => {
  const spec = (title: string, status: string) => ({
    file: 'pc/buy.spec.ts',
    title,
    tests: [
      {
        projectName: 'pc',
        status,
        results: [{ error: { message: '\u001B[31mnot visible\u001B[39m\n\nmore\n    at buy.spec.ts:7' } }],
      },
    ],
  })
  const report = {
    stats: { expected: 2 },
    suites: [{ specs: [spec('loads', 'expected')], suites: [{ specs: [spec('buys', 'unexpected')] }] }],
    errors: [{ message: 'setup' }],
  }
  expect(readPlaywright(JSON.stringify(report))).toEqual({
    passed: 2,
    failures: ['[pc] pc/buy.spec.ts: buys\n    not visible\n    more', 'browser tests: could not be run\n    setup'],
    flaky: [],
  })
})

test('a browser test that passed at its second try has passed, and is named with what was wrong at the first', () => {
  const flaky = {
    file: 'pc/buy.spec.ts',
    title: 'buys',
    tests: [
      {
        projectName: 'pc',
        status: 'flaky',
        results: [{ error: { message: 'not visible', location: { file: '/e2e/pc/buy.spec.ts', line: 7 } } }, {}],
      },
    ],
  }
  const report = { stats: { expected: 2, flaky: 1 }, suites: [{ specs: [flaky] }], errors: [] }
  expect(readPlaywright(JSON.stringify(report))).toEqual({
    passed: 3,
    failures: [],
    flaky: ['[pc] pc/buy.spec.ts: buys (buy.spec.ts:7)\n    not visible'],
  })
})

test('more than three flaky tests fail a run in which every test has passed', () => {
  const withFlaky = (...counts: number[]) =>
    counts.map((count) => ({
      hasPassed: true,
      outcome: { passed: 9, failures: [], flaky: Array<string>(count).fill('buys') },
    }))
  expect(verdict(withFlaky(3))).toEqual({ passed: 9, failed: 0 })
  expect(verdict(withFlaky(4))).toEqual({ passed: 9, failed: 1 })
  expect(verdict(withFlaky(2, 2))).toEqual({ passed: 18, failed: 1 })
})

test('a failed step never hides behind passed tests', () => {
  const steps = [{ hasPassed: false }, { hasPassed: true, outcome: { passed: 5, failures: [] } }]
  expect(verdict(steps)).toEqual({ passed: 5, failed: 1 })
  const silent = { hasPassed: false, outcome: { passed: 4, failures: [] } }
  expect(verdict([silent])).toEqual({ passed: 4, failed: 1 })
  expect(verdict([{ ...silent, outcome: { passed: 4, failures: ['a', 'b'] } }])).toEqual({ passed: 4, failed: 2 })
})

test('a failed browser test tells what was on its page, within the frame of every page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'amber-report-'))
  const path = join(folder, 'error-context.md')
  const lines = [
    '- banner:',
    '  - link "Amber" [ref=e8] [cursor=pointer]:',
    '    - /url: /',
    '- main:',
    '  - heading "Market" [level=1] [ref=e9]',
    '  - link "Sell" [ref=e10] [cursor=pointer]:',
    '    - /url: /sale',
  ]
  writeFileSync(path, ['# Page snapshot', '', '```yaml', ...lines, '```', ''].join('\n'))
  const results = [{ error: { message: 'not visible' }, attachments: [{ name: 'error-context', path }] }]
  const spec = { file: 'pc/buy.spec.ts', title: 'buys', tests: [{ projectName: 'pc', status: 'unexpected', results }] }
  const report = { stats: { expected: 0 }, suites: [{ specs: [spec] }], errors: [] }
  const [failure] = readPlaywright(JSON.stringify(report)).failures
  rmSync(folder, { recursive: true })
  expect(failure).toBe(
    '[pc] pc/buy.spec.ts: buys\n    not visible\n      - main:\n        - heading "Market" [level=1]\n        - link "Sell":',
  )
})

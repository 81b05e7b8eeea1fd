import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** The result of a step's tests. A failure's first line says where and which test, the others what was wrong. A flaky
 * test failed once and passed on retry: it counts as passed, and is reported like a failure. */
export type Outcome = { passed: number; failures: string[]; flaky?: string[] }

/** More flaky tests than this are no coincidence. */
export const MOST_FLAKY = 3

/** Reads vitest's JSON report. A test file that fails to load has no failed test, yet counts as a failure. */
export function readVitest(report: string): Outcome {
  const { numPassedTests, testResults } = JSON.parse(report) as {
    numPassedTests: number
    testResults: {
      name: string
      status: string
      message?: string
      assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
    }[]
  }
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message = '', assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return failed.length > 0
        ? failed.map((test) => describe(name, test.fullName, test.failureMessages[0] ?? ''))
        : [describe(name, 'could not be run', message)]
    })
  return { passed: numPassedTests, failures }
}

interface Suite {
  suites?: Suite[]
  specs?: Spec[]
}

interface Result {
  error?: { message?: string; location?: { file: string; line: number } }
  attachments?: { name: string; path?: string }[]
}

interface Spec {
  file: string
  title: string
  tests: { projectName: string; status: string; results: Result[] }[]
}

/** Reads Playwright's JSON report; errors outside tests count as failures, too. */
export function readPlaywright(report: string): Outcome {
  const { stats, suites, errors } = JSON.parse(report) as {
    stats: { expected: number }
    suites: Suite[]
    errors: { message?: string }[]
  }
  const specsOf = (suite: Suite): Spec[] => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
  const specs = suites.flatMap(specsOf)
  const thoseThatWere = (sought: string) =>
    specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === sought)
        .map(({ projectName, results }) => {
          const failed = results.find((result) => result.error)
          const { message = '', location } = failed?.error ?? {}
          const line = location && ` (${basename(location.file)}:${location.line})`
          return describe(`[${projectName}] ${file}`, title + (line ?? ''), message) + pageAt(failed)
        }),
    )
  const flaky = thoseThatWere('flaky')
  const broken = errors.map(({ message = '' }) => describe('browser tests', 'could not be run', message))
  return { passed: stats.expected + flaky.length, failures: [...thoseThatWere('unexpected'), ...broken], flaky }
}

const PAGE_LINES = 80

/** Returns the page's accessibility tree at the failure of a browser test, which may save a rerun. Leaves out the frame
 * around every page, addresses and marks, so that the lines are those of the page and its dialogs. */
function pageAt(result: Result | undefined): string {
  const context = result?.attachments?.find(({ name, path }) => name === 'error-context' && path)?.path
  const [, page] = /```yaml\n([^]*?)\n```/.exec(context ? readFileSync(context, 'utf8') : '') ?? []
  const lines = withoutFrame(page?.split('\n') ?? []).slice(0, PAGE_LINES)
  return lines.map((line) => `\n      ${line}`).join('')
}

function withoutFrame(lines: readonly string[]): string[] {
  let frameDepth: number | undefined
  const depthOf = (line: string) => line.search(/\S/)
  const shown = lines.filter((line) => {
    if (frameDepth !== undefined && depthOf(line) > frameDepth) return false
    frameDepth = /^\s*- (?:banner|contentinfo)\b/.test(line) ? depthOf(line) : undefined
    return frameDepth === undefined && !/^\s*- \/url:/.test(line)
  })
  return shown.map((line) => line.replaceAll(/ \[(?:ref=\w+|cursor=pointer)\]/g, ''))
}

const MESSAGE_LINES = 12

/** Names a failed test and quotes its message: a comparison's first line alone says nothing. */
function describe(place: string, title: string, message: string): string {
  const said = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at .*:\d+/.test(line))
  return [`${place}: ${title}`, ...said.slice(0, MESSAGE_LINES).map((line) => `    ${line}`)].join('\n')
}

/** Adds up all steps. A step that failed without a failed test counts as one failure, as do too many flaky tests. */
export function verdict(steps: { hasPassed: boolean; outcome?: Outcome }[]): { passed: number; failed: number } {
  const failuresOf = ({ hasPassed, outcome }: (typeof steps)[number]) => outcome?.failures.length || (hasPassed ? 0 : 1)
  const flaky = steps.reduce((sum, { outcome }) => sum + (outcome?.flaky?.length ?? 0), 0)
  return {
    passed: steps.reduce((sum, { outcome }) => sum + (outcome?.passed ?? 0), 0),
    failed: steps.reduce((sum, step) => sum + failuresOf(step), flaky > MOST_FLAKY ? 1 : 0),
  }
}

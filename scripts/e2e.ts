import { MissingBrowserError, provideChrome } from '../tests/setup/chrome.ts'
import { edgeRuntimes, ensureBuild } from './ensure-build.ts'
import { runStep } from './run.ts'

/** Runs the browser tests on the built program; arguments go to Playwright: `npm run e2e -- --project=pc`. */
async function main(): Promise<boolean> {
  const CHROME_PATH = provideChrome()
  if (!(await ensureBuild())) return false
  const args = process.argv.slice(2)
  const env = { CHROME_PATH, ...(runsOnEdge(args) && { E2E_ON_EDGE: 'yes' }) }
  const run = await runStep('e2e', ['playwright', 'test', ...args], { env })
  return run.hasPassed
}

/** Whether the projects named by the arguments, or all by default, include one on another runtime. */
function runsOnEdge(args: readonly string[]): boolean {
  const projects = args.flatMap((arg) => /^--project=(.+)/.exec(arg)?.[1] ?? [])
  return projects.length === 0 || edgeRuntimes.some((runtime) => projects.includes(runtime))
}

try {
  process.exitCode = (await main()) ? 0 : 1
} catch (error) {
  if (!(error instanceof MissingBrowserError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

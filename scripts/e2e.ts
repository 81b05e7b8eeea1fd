import { MissingBrowserError, provideChrome } from '../tests/setup/chrome.ts'
import { ensureBuild, ensureEdgeBuilds } from './ensure-build.ts'
import { runStep } from './run.ts'

/** Browser tests on the built program; arguments go to Playwright, as in `npm run e2e -- --project=pc`. */
async function main(): Promise<boolean> {
  const CHROME_PATH = provideChrome()
  if (!(await ensureBuild())) return false
  await ensureEdgeBuilds()
  const run = await runStep('e2e', ['playwright', 'test', ...process.argv.slice(2)], { env: { CHROME_PATH } })
  return run.hasPassed
}

try {
  process.exitCode = (await main()) ? 0 : 1
} catch (error) {
  if (!(error instanceof MissingBrowserError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

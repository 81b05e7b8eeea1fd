import { defineConfig, devices } from '@playwright/test'
import { edgeRuntimes } from './scripts/ensure-build.ts'
import { chromeOptions } from './tests/setup/chrome.ts'
import type { AppFixtures } from './e2e/fixtures/market-test.ts'

/** Images take a tenth of the time; the tests that check them have this tag. */
const PICTURES = /@pictures/
/** Tests of the whole way on a real PostgreSQL; others prove its parts on the embedded database. */
const POSTGRES = /@postgres/
/** Tests that mostly wait, on markets with settings of their own. Left to the end, they would wait by themselves. */
const WAITS = /@waits/
const { args, ...chrome } = chromeOptions()
const launchOptions = { ...chrome, args: [...args, '--blink-settings=imagesEnabled=false'] }
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }
// The device's own scale factor of two and a half makes no difference to tests, but takes a third of their time.
const phone = { ...devices['Pixel 7'], deviceScaleFactor: 1 }
/** Few tests: one browser and one market for all of them. */
const few = { workers: 1 }
const json = process.env.TEST_JSON

export default defineConfig<object, AppFixtures>({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/fixtures/global-setup.ts',
  fullyParallel: true,
  // Each worker runs a browser and a market of its own. A third one uses the time that two leave idle on two cores.
  workers: 3,
  // A retry starts in a new worker, and so on a new market. Outside CI there are none, so that flakiness shows.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // Long enough for a machine under load; a real failure still fails, only later.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ...(json ? ([['json', { outputFile: json }]] as const) : [])],
  use: {
    actionTimeout: 30_000,
    // Tracing takes a sixth of the time; `npm test` reports the page's content instead.
    trace: json ? 'off' : 'retain-on-failure',
    launchOptions,
    // Motion takes a fifth of the time. Dialogs have their own tests with it, and every page is visited with it.
    contextOptions: { reducedMotion: 'reduce' },
    // Playwright intercepts nothing that a service worker fetches. Its own tests allow it.
    serviceWorkers: 'block',
    // Tests find things by their English names; visits of every page do not.
    locale: process.env.BROWSER_LOCALE ?? 'en-US',
    timezoneId: 'UTC',
  },
  // The long ones with few workers first, so that nothing waits for one of them at the end.
  projects: [
    { name: 'postgres', ...few, grep: POSTGRES, use: { ...desktop, database: 'postgres' } },
    // A journey on each of the other runtimes that the site is built for.
    ...edgeRuntimes.map((runtime) => ({
      name: runtime,
      ...few,
      testDir: 'e2e/edge',
      use: { ...desktop, runtime },
    })),
    { name: 'waits', ...few, testDir: 'e2e/pc', grep: WAITS, use: desktop },
    { name: 'pictures', ...few, grep: PICTURES, use: { ...desktop, launchOptions: chromeOptions() } },
    { name: 'shared', testDir: 'e2e/shared', use: desktop },
    { name: 'mobile', testDir: 'e2e/mobile', use: phone },
    { name: 'pc', testDir: 'e2e/pc', grepInvert: [PICTURES, WAITS, POSTGRES], use: desktop },
  ],
})

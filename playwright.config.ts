import { defineConfig, devices } from '@playwright/test'
import { edgeRuntimes } from './scripts/ensure-build.ts'
import { chromeOptions } from './tests/setup/chrome.ts'
import type { AppFixtures } from './e2e/fixtures/test.ts'

/** Pictures take a tenth of the time; those who look at them are tagged. */
const PICTURES = /@pictures/
const { args, ...chrome } = chromeOptions()
const launchOptions = { ...chrome, args: [...args, '--blink-settings=imagesEnabled=false'] }
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }
// What is drawn two and a half times as fine looks the same to tests, and takes a third of their time.
const phone = { ...devices['Pixel 7'], deviceScaleFactor: 1 }
/** Few tests: one browser and one market for all of them. */
const few = { workers: 1 }
const json = process.env.TEST_JSON

export default defineConfig<object, AppFixtures>({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/fixtures/global-setup.ts',
  fullyParallel: true,
  // Each worker runs a browser and a market of its own. A third one uses what two leave of two cores while they wait.
  workers: 3,
  // A retry starts in a worker, and so on a market, of its own. Away from CI a test has one try: whoever watches wants to see it fail.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // Long enough for a machine that has others to serve: what is lost fails all the same, only later.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ...(json ? ([['json', { outputFile: json }]] as const) : [])],
  use: {
    actionTimeout: 30_000,
    // A sixth of the time; `npm test` tells what was on the page instead.
    trace: json ? 'off' : 'retain-on-failure',
    launchOptions,
    // Motion takes a fifth of the time. Dialogs are opened and closed with it in their own tests, and every page is looked at with it.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'UTC',
  },
  // The long and few first, so that no worker waits for one of them at the end.
  projects: [
    // The same tests on a real PostgreSQL: those that say so by their tag.
    { name: 'postgres', ...few, grep: /@postgres/, use: { ...desktop, database: 'postgres' } },
    // A journey on each of the runtimes that the site is also built for.
    ...edgeRuntimes.map((runtime) => ({
      name: runtime,
      ...few,
      testDir: 'e2e/edge',
      use: { ...desktop, runtime },
    })),
    { name: 'pictures', ...few, grep: PICTURES, use: { ...desktop, launchOptions: chromeOptions() } },
    { name: 'shared', testDir: 'e2e/shared', use: desktop },
    { name: 'mobile', testDir: 'e2e/mobile', use: phone },
    { name: 'pc', testDir: 'e2e/pc', grepInvert: PICTURES, use: desktop },
  ],
})

import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const MAC_APPS = ['Google Chrome', 'Chromium'].map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`)

export class MissingBrowserError extends Error {
  override name = 'MissingBrowserError'
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The browser of the tests: CHROME_PATH, else the system's Chromium or Chrome, else Playwright's own download.
 * @throws MissingBrowserError when CHROME_PATH leads nowhere
 */
export function findChrome(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const chosen = env.CHROME_PATH
  if (chosen) {
    if (!isProgram(chosen)) throw new MissingBrowserError(`CHROME_PATH is ${chosen}, but there is no program`)
    return chosen
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const places = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...MAC_APPS]
  return places.find(isProgram) ?? [chromium.executablePath()].find(isProgram)
}

/** As findChrome; root on Debian gets the package chromium installed when there is no browser. */
export function provideChrome(env: NodeJS.ProcessEnv = process.env): string {
  const found = findChrome(env)
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('There is no browser: installing the package chromium …')
    const apt = (args: string[]) =>
      spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit', env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } })
    apt(['update'])
    apt(['install', '--yes', '--no-install-recommends', 'chromium'])
    const installed = findChrome(env)
    if (installed) return installed
  }
  throw new MissingBrowserError(
    [
      'The browser tests need Chromium or Chrome, and there is none. Any of these helps:',
      '  set CHROME_PATH to a browser',
      '  install Chromium or Chrome (on Debian, as root: apt-get install chromium)',
      '  npx playwright install chromium',
    ].join('\n'),
  )
}

/** What every start of that browser is given. Chromium's sandbox does not work for root. */
export function chromeOptions(executablePath = findChrome()) {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-default-apps',
      '--disable-dev-shm-usage',
      '--disable-sync',
      '--no-first-run',
    ],
  }
}

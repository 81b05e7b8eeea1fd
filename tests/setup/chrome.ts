import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/** Debian's headless shell, which draws no window: browser tests take two thirds of the time in it. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
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
 * Returns the browser for tests: CHROME_PATH, else Chromium's headless shell, else the system's Chromium or Chrome,
 * else Playwright's own download.
 * @throws MissingBrowserError when there is no program at CHROME_PATH
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

/** Installs a package as root on Debian, if it is available. */
function install(name: string, env: NodeJS.ProcessEnv): void {
  console.log(`Installing the package ${name} for the browser tests …`)
  const apt = (args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit', env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } })
  apt(['update'])
  apt(['install', '--yes', '--no-install-recommends', name])
}

/** Like findChrome, but root on Debian gets the headless shell installed if there is none, or else Chromium. */
export function provideChrome(env: NodeJS.ProcessEnv = process.env): string {
  const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  let found = findChrome(env)
  for (const name of canInstall ? [SHELL, 'chromium'] : []) {
    if (found) break
    install(name, env)
    found = findChrome(env)
  }
  if (found) return found
  throw new MissingBrowserError(
    [
      'The browser tests need Chromium or Chrome, and there is none. Any of these helps:',
      '  set CHROME_PATH to a browser',
      '  install Chromium or Chrome (on Debian, as root: apt-get install chromium-headless-shell)',
      '  npx playwright install chromium',
    ].join('\n'),
  )
}

/** Launch options for that browser. Chromium's sandbox does not work for root. */
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

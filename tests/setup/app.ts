import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from './free-port.ts'

export type App = {
  /** origin, without a trailing slash; unchanged by a restart */
  url: string
  /** of the running process, or of the last one */
  readonly pid: number
  dataDir: string
  /** the process's environment, which other programs on the same data need as well */
  env: NodeJS.ProcessEnv
  /** milliseconds from the last start of the process to its first 200 from /readyz */
  readonly readyAfter: number
  /** Returns everything the program has printed so far. */
  output(): string
  /** Restarts it on the same data and port, after stop(). */
  start(): Promise<void>
  /** Ends the program as an operator would, or at once with SIGKILL. Its data stays. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
  /** Stops it and removes its data, unless the data folder was given. */
  dispose(): Promise<void>
}

export type AppOptions = {
  /** an existing folder to run on; without it a fresh one, removed by dispose() */
  dataDir?: string
  env?: NodeJS.ProcessEnv
  readyWithin?: number
  /** The program and its arguments, if not the whole market. */
  program?: readonly string[]
  /** For when the address has to be known before the start. */
  port?: number
}

const ROOT = resolve(import.meta.dirname, '../..')
/** The flags that `npm start` passes to Node. */
const heapFlags = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts.start.match(
  /--max-\S+/g,
) as string[]

/**
 * Starts the built program, `node src/main.ts` by default, on a free port, and waits until it is ready.
 * @throws with everything it printed, when it exits or is not ready in time
 */
export async function startApp(options: AppOptions = {}): Promise<App> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'amber-data-')))
  const removeData = async () => {
    if (!options.dataDir) await rm(dataDir, { recursive: true, force: true })
  }
  const port = options.port ?? (await freePort())
  const program = options.program ?? ['src/main.ts']
  const url = `http://127.0.0.1:${port}`
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    ...options.env,
  }
  let said = ''
  let child: ChildProcess
  let readyAfter = 0

  async function start(): Promise<void> {
    const started = performance.now()
    child = spawn(process.execPath, [...heapFlags, '--import', './tests/setup/end-with-parent.ts', ...program], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (said += text))
    }
    try {
      await ready(child, url, options.readyWithin ?? 180_000)
    } catch (error) {
      await end(child, 'SIGKILL')
      throw new Error(`the program is not ready: ${String(error)}\n${said}`, { cause: error })
    }
    readyAfter = performance.now() - started
  }

  const stop = (signal: NodeJS.Signals = 'SIGTERM') => end(child, signal)
  try {
    await start()
  } catch (error) {
    await removeData()
    throw error
  }
  return {
    url,
    get pid() {
      return child.pid ?? 0
    },
    dataDir,
    env,
    get readyAfter() {
      return readyAfter
    },
    output: () => said,
    start,
    stop,
    dispose: async () => {
      await stop()
      await removeData()
    },
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

async function ready(child: ChildProcess, url: string, within: number): Promise<void> {
  const deadline = performance.now() + within
  while (performance.now() < deadline) {
    if (hasEnded(child)) throw new Error(`it ended with ${child.exitCode ?? child.signalCode}`)
    const isReady = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await delay(25)
  }
  throw new Error(`no good answer from /readyz within ${within} ms`)
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runStep } from '../../scripts/run.ts'
import type { Bench } from './bench.ts'
import { load } from './load.ts'
import { DESKTOP_AGENT, MARKET_PATH } from './pages.ts'
import { sellerSession } from './seller-session.ts'

/** As many as the bare side renders before measuring, so that the JIT compiler is done with both. */
const WARM_UP = 2000
const REQUESTS = 1500
const KEPT_REQUESTS = 10_000

type Rendering = {
  /** renders per second */
  rate: number
  /** seconds of CPU time each, which depends little on the machine's other load */
  processorTime: number
}

/** Measures how fast React alone renders the market page's tree: loaded once, no router, no HTTP, no stream. */
async function renderBare(origin: string): Promise<Rendering> {
  const output = await mkdtemp(join(tmpdir(), 'amber-bare-render-'))
  try {
    const config = 'tests/bench/bare-render/vite.config.ts'
    const env = { NODE_ENV: 'production', BARE_RENDER_OUTPUT: output, UPSTREAM_URL: origin, PUBLIC_URL: origin }
    const build = await runStep('build', ['vite', 'build', '--config', config], { env, isQuiet: true })
    if (!build.hasPassed) throw new Error(build.output)
    const program = ['node', 'tests/bench/bare-render/render.ts', output, origin + MARKET_PATH, DESKTOP_AGENT]
    const render = await runStep('render', program, { env, isQuiet: true })
    if (!render.hasPassed) throw new Error(render.output)
    return JSON.parse(render.output.trim().split('\n').at(-1) ?? '') as Rendering
  } finally {
    await rm(output, { recursive: true, force: true })
  }
}

/** Returns the CPU time of a process in seconds, including its threads. */
async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The fields after the program's name, which may contain spaces; times are in hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

export const bench: Bench = {
  name: 'server-side rendering of the market page',
  async run({ market }) {
    const { url, pid } = await market()
    const bare = await renderBare(url)
    // A page without a session comes from the cache; with one, it is rendered each time.
    const session = { cookie: `token=${await sellerSession(url)}` }
    await load(url, [MARKET_PATH], WARM_UP, session)
    const before = await processorTime(pid)
    const served = await load(url, [MARKET_PATH], REQUESTS, session)
    const servedTime = ((await processorTime(pid)) - before) / REQUESTS
    const kept = await load(url, [MARKET_PATH], KEPT_REQUESTS)
    return [
      { what: 'market page, bare renderToString', value: bare.rate, unit: '1/s' },
      { what: 'market page, signed in', value: served.rate, unit: '1/s', atLeast: 400 },
      { what: 'market page, signed in, p99', value: served.p99, unit: 'ms' },
      { what: 'market page, signed in against bare', value: served.rate / bare.rate, unit: '', atLeast: 0.35 },
      { what: 'the same by processor time', value: bare.processorTime / servedTime, unit: '' },
      { what: 'market page, from the cache', value: kept.rate, unit: '1/s', atLeast: 2500 },
    ]
  },
}

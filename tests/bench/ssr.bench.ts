import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runStep } from '../../scripts/run.ts'
import type { Bench } from './bench.ts'
import { load } from './load.ts'
import { DESKTOP_AGENT, MARKET_PATH } from './pages.ts'

const WARM_UP = 200
const REQUESTS = 500

/** How often the market page's tree is rendered in a second by React alone: loaded once, no router, no HTTP, no stream. */
async function bareRate(origin: string): Promise<number> {
  const output = await mkdtemp(join(tmpdir(), 'amber-bare-render-'))
  try {
    const config = 'tests/bench/bare-render/vite.config.ts'
    const env = { NODE_ENV: 'production', BARE_RENDER_OUTPUT: output, UPSTREAM_URL: origin, PUBLIC_URL: origin }
    const build = await runStep('build', ['vite', 'build', '--config', config], { env, isQuiet: true })
    if (!build.hasPassed) throw new Error(build.output)
    const program = ['node', 'tests/bench/bare-render/render.ts', output, origin + MARKET_PATH, DESKTOP_AGENT]
    const render = await runStep('render', program, { env, isQuiet: true })
    if (!render.hasPassed) throw new Error(render.output)
    return (JSON.parse(render.output.trim().split('\n').at(-1) ?? '') as { rate: number }).rate
  } finally {
    await rm(output, { recursive: true, force: true })
  }
}

export const bench: Bench = {
  name: 'server-side rendering of the market page',
  async run({ market }) {
    const { url } = await market()
    const bare = await bareRate(url)
    await load(url, [MARKET_PATH], WARM_UP)
    const served = await load(url, [MARKET_PATH], REQUESTS)
    return [
      { what: 'market page, bare renderToString', value: bare, unit: '1/s' },
      { what: 'market page, served', value: served.rate, unit: '1/s' },
      { what: 'market page, served p99', value: served.p99, unit: 'ms' },
      { what: 'market page, served against bare', value: served.rate / bare, unit: '', atLeast: 0.25 },
    ]
  },
}

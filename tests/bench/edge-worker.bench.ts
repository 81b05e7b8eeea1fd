import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ensureEdgeBuilds } from '../../scripts/ensure-build.ts'
import { startApp } from '../setup/app.ts'
import { edgeBuildOf } from '../setup/edge/edge-program.ts'
import { median, type Bench } from './bench.ts'

const rounds = 5

/** Size of all the worker's modules, compressed together as for upload, in MB. */
function sizeOfWorker(): number {
  const root = join(edgeBuildOf('cloudflare-module').folder, 'server')
  const modules = globSync('**/*.mjs', { cwd: root }).map((file) => readFileSync(join(root, file)))
  return gzipSync(Buffer.concat(modules)).length / 1e6
}

/** Returns the seconds from a program's start to its first answer. */
async function startOf(program: string, upstream: string): Promise<number> {
  const site = await startApp({ program: [program], env: { UPSTREAM_URL: upstream } })
  await site.dispose()
  return site.readyAfter / 1000
}

export const bench: Bench = {
  name: 'the site as a worker of Cloudflare',
  async run({ market }) {
    await ensureEdgeBuilds()
    const { url } = await market()
    const whole: number[] = []
    const empty: number[] = []
    for (let round = 0; round < rounds; round++) {
      whole.push(await startOf('tests/setup/edge/serve-workerd.ts', url))
      empty.push(await startOf('tests/setup/edge/serve-empty-worker.ts', url))
    }
    return [
      { what: 'worker of the site (gzip)', value: sizeOfWorker(), unit: 'MB', atMost: 3 },
      { what: 'its runtime and its start, until ready', value: median(whole), unit: 's', atMost: 1 },
      { what: 'of that, the runtime with an empty worker', value: median(empty), unit: 's' },
    ]
  },
}

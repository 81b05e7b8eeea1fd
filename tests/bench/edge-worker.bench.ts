import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ensureEdgeBuilds } from '../../scripts/ensure-build.ts'
import { startApp } from '../setup/app.ts'
import { edgeBuildOf } from '../setup/edge/edge-program.ts'
import type { Bench } from './bench.ts'

/** Size of all the worker's modules, compressed together as for upload, in MB. */
function sizeOfWorker(): number {
  const root = join(edgeBuildOf('cloudflare-module').folder, 'server')
  const modules = globSync('**/*.mjs', { cwd: root }).map((file) => readFileSync(join(root, file)))
  return gzipSync(Buffer.concat(modules)).length / 1e6
}

export const bench: Bench = {
  name: 'the site as a worker of Cloudflare',
  async run({ market }) {
    await ensureEdgeBuilds()
    const { url } = await market()
    const site = await startApp({ program: ['tests/setup/edge/serve-workerd.ts'], env: { UPSTREAM_URL: url } })
    await site.dispose()
    return [
      { what: 'worker of the site (gzip)', value: sizeOfWorker(), unit: 'MB', atMost: 3 },
      { what: 'its runtime and its start, until ready', value: site.readyAfter / 1000, unit: 's', atMost: 1 },
    ]
  },
}

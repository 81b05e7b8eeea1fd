import { readFile } from 'node:fs/promises'
import { startApp } from '../setup/app.ts'
import type { Bench } from './bench.ts'
import { load } from './load.ts'
import { goodsPath, MARKET_PATH } from './pages.ts'

const REQUESTS = 5000

/** Returns the resident memory of a process in MB, as the kernel counts it. */
async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1000
}

export const bench: Bench = {
  name: `memory over ${REQUESTS} requests`,
  async run() {
    // A separate process: load from other benches on the shared one must not count here.
    const app = await startApp()
    try {
      const paths = [MARKET_PATH, await goodsPath(app.url), '/']
      await load(app.url, paths, REQUESTS / 5)
      const before = await residentMemory(app.pid)
      await load(app.url, paths, REQUESTS)
      const after = await residentMemory(app.pid)
      return [
        { what: `resident memory after ${REQUESTS} requests`, value: after, unit: 'MB', atMost: 800 },
        { what: `its growth over them`, value: (after / before - 1) * 100, unit: '%', atMost: 15 },
      ]
    } finally {
      await app.dispose()
    }
  },
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApp } from '../setup/app.ts'
import type { Bench } from './bench.ts'

async function secondsToReady(dataDir: string): Promise<number> {
  const app = await startApp({ dataDir })
  await app.stop()
  return app.readyAfter / 1000
}

export const bench: Bench = {
  name: 'cold start',
  async run() {
    const dataDir = await mkdtemp(join(tmpdir(), 'amber-bench-'))
    try {
      return [
        { what: 'first start, until ready', value: await secondsToReady(dataDir), unit: 's', atMost: 20 },
        { what: 'later start, until ready', value: await secondsToReady(dataDir), unit: 's', atMost: 3 },
      ]
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

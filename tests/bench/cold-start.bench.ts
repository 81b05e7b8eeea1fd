import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApp } from '../setup/app.ts'
import type { Bench, Measure } from './bench.ts'

async function measureStart(name: string, dataDir: string, seconds: number): Promise<Measure[]> {
  const app = await startApp({ dataDir })
  const status = await readFile(`/proc/${app.pid}/status`, 'utf8')
  await app.stop()
  const peak = Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1000
  return [
    { what: `${name} start, until ready`, value: app.readyAfter / 1000, unit: 's', atMost: seconds },
    { what: `${name} start, peak of resident memory`, value: peak, unit: 'MB', atMost: 800 },
  ]
}

export const bench: Bench = {
  name: 'cold start',
  async run() {
    const dataDir = await mkdtemp(join(tmpdir(), 'amber-bench-'))
    try {
      return [...(await measureStart('first', dataDir, 20)), ...(await measureStart('later', dataDir, 3))]
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDiskPictureStore } from '#exchange/adapters/pictures/disk-picture-store.ts'
import { type Exchange, openExchange } from '#exchange/open-exchange.ts'
import type { GamePlatform } from '#exchange/ports/game-platform.ts'
import type { Sms } from '#exchange/ports/sms.ts'
import type { Services } from '#exchange/services.ts'
import { testSettings } from '../../setup/exchange/settings.ts'
import { startPostgres } from '../../setup/postgres.ts'

export interface BenchExchange {
  exchange: Exchange
  close(): Promise<void>
}

const unreachable = new Proxy({} as never, {
  get: () => () => Promise.reject(new Error('no outside service in this bench')),
})

/** Opens an exchange with its workers in this process, on a PostgreSQL of its own, with only these outside services. */
export async function openBenchExchange(
  { platform = unreachable, sms = unreachable }: { platform?: GamePlatform; sms?: Sms },
  prepare: (services: Services) => Promise<void> = async () => {},
): Promise<BenchExchange> {
  const dataDir = await mkdtemp(join(tmpdir(), 'amber-bench-'))
  const server = await startPostgres({ isDurable: true })
  const exchange = await openExchange({
    settings: testSettings(),
    platform,
    sms,
    pictures: createDiskPictureStore(dataDir),
    payment: unreachable,
    identity: unreachable,
    wechat: null,
    databaseUrl: await server.createDatabase(),
    databaseLimits: { poolSize: 10 },
    dataDir,
    withWorkers: true,
    prepare,
  })
  return {
    exchange,
    close: async () => {
      await exchange.close()
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

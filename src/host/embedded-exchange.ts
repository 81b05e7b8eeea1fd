import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Config } from '#config/read-config.ts'
import { createAlipayAdapter } from '#exchange/adapters/alipay/alipay-adapter.ts'
import { createHttpIdentityAdapter } from '#exchange/adapters/identity/http-identity-adapter.ts'
import { createHttpSmsAdapter } from '#exchange/adapters/sms/http-sms-adapter.ts'
import { createDiskPictureStore } from '#exchange/adapters/pictures/disk-picture-store.ts'
import { createS3PictureStore } from '#exchange/adapters/pictures/s3-picture-store.ts'
import { createSteamAdapter } from '#exchange/adapters/steam/steam-adapter.ts'
import { createWechatAdapter } from '#exchange/adapters/wechat/open-platform-adapter.ts'
import { backUpOf } from '#exchange/backup/make-backup.ts'
import { readCatalogue } from '#exchange/catalogue/catalogue.ts'
import { importCatalogue } from '#exchange/catalogue/commands/import-catalogue.ts'
import { transact } from '#exchange/db/transact.ts'
import { type Exchange as OpenExchange, openExchange } from '#exchange/open-exchange.ts'
import type { ExchangeSettings } from '#exchange/settings.ts'
import { parseAmount } from '#lib/money.ts'
import { runOperator } from '#exchange/operator/run-operator.ts'
import { listenForOperators } from './operator-socket.ts'
import { secretKeyOf } from './secret-key.ts'
import type { Exchange } from './start-server.ts'

/** Allows two attempts within the ten seconds that the site waits for an answer. */
const inTime = { timeoutMs: 4_000, attempts: 2 }

/**
 * Opens the configured exchange in this process, in the demo along with its outside services. With an embedded
 * database, also serves its operators.
 */
export async function openEmbeddedExchange(config: Config): Promise<Exchange> {
  const exchange = await open(config)
  if (config.databaseUrl) return exchange
  const { db, jobs, payment, settings } = exchange.services
  const { dataDir } = config
  const backUp = backUpOf({ db, dataDir, copyFiles: exchange.copyFiles })
  const operators = await listenForOperators(dataDir, ({ args, user }, say) =>
    runOperator({ db, openJobs: async () => jobs, settings, payment, backUp, say }, args, user),
  )
  return {
    ...exchange,
    close: () => {
      operators.close()
      return exchange.close()
    },
  }
}

async function open(config: Config): Promise<Exchange & Pick<OpenExchange, 'services' | 'copyFiles'>> {
  const { dataDir, steam, sms, alipay, identity, wechat } = config
  const options = {
    settings: settingsOf(config),
    dataDir,
    pictures: config.pictures
      ? createS3PictureStore(config.pictures)
      : createDiskPictureStore(join(dataDir, 'pictures')),
    databaseUrl: config.databaseUrl ?? null,
    databaseLimits: config.databaseLimits,
    withWorkers: config.withWorkers,
  }
  if (config.isDemo) {
    const { openDemoExchange } = await import('#demo/open-demo-exchange.ts')
    return openDemoExchange({ ...options, steam, sms, identity })
  }
  return openExchange({
    ...options,
    platform: createSteamAdapter({
      ...steam,
      publisherKey: steam.apiKey,
      openIdEndpoint: `${steam.communityUrl}/openid/login`,
    }),
    sms: createHttpSmsAdapter(sms),
    payment: createAlipayAdapter({ merchant: alipay, ...inTime }),
    identity: createHttpIdentityAdapter({ ...identity, ...inTime }),
    wechat: wechat ? createWechatAdapter(wechat) : null,
    prepare: async ({ db }) => {
      const hasChanged = await transact(db, (tx) => importCatalogue(tx, readCatalogue()))
      // The embedded engine has no autovacuum, so nothing else would update the planner's statistics.
      if (hasChanged === true) await db.execute(sql`analyze goods, styles, goods_markets`)
    },
  })
}

function settingsOf(config: Config): ExchangeSettings {
  return {
    ...config.durations,
    publicUrl: config.publicUrl,
    isDemo: config.isDemo,
    isCrawled: config.isCrawled,
    secretKey: secretKeyOf(config),
    feeBasisPoints: BigInt(config.feeBasisPoints),
    smsPerHour: config.smsPerHour,
    withdrawalFeeBasisPoints: BigInt(config.withdrawalFeeBasisPoints),
    newListingsLookedAt: 50_000,
    welcomeGrant: config.isDemo ? parseAmount(config.welcomeAmount) : 0n,
    platformWebUrl: config.steam.communityUrl,
    dataDirectory: config.dataDir,
    artDirectory: join(config.dataDir, 'art'),
    imageBaseUrl: config.imageBaseUrl ?? null,
  }
}

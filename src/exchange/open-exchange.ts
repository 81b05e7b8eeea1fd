import { PgBoss } from 'pg-boss'
import { checkMarks } from './accounts/check-marks.ts'
import { markSecretKey } from './accounts/mark-secret-key.ts'
import { limitSms } from './adapters/sms/limit-sms.ts'
import { createApp } from './app.ts'
import { setImageHost } from './catalogue/image.ts'
import { checkClock } from './db/check-clock.ts'
import { connectPglite } from './db/connect-pglite.ts'
import { connectPostgres, type PostgresLimits } from './db/connect-postgres.ts'
import type { Connection } from './db/connection.ts'
import { markMode } from './db/mark-mode.ts'
import type { Opening } from './db/schema-version.ts'
import { logJobErrors, prepareQueues, startWorkers } from './workers/start-workers.ts'
import { marketFeedOf } from './market-events/market-feed.ts'
import { personFeedOf } from './person-events/person-feed.ts'
import type { GamePlatform } from './ports/game-platform.ts'
import type { IdentityService } from './ports/identity.ts'
import type { PaymentGateway } from './ports/payment.ts'
import type { PictureStore } from './ports/picture-store.ts'
import type { Sms } from './ports/sms.ts'
import type { Wechat } from './ports/wechat.ts'
import type { Services } from './services.ts'
import type { ExchangeSettings } from './settings.ts'

/** Concurrent requests to the SMS gateway. */
const smsAtOnce = 20

export interface ExchangeOptions {
  settings: ExchangeSettings
  platform: GamePlatform
  sms: Sms
  pictures: PictureStore
  payment: PaymentGateway
  identity: IdentityService
  wechat: Wechat | null
  /** A PostgreSQL; without it the exchange owns an embedded database below `dataDir`. */
  databaseUrl: string | null
  databaseLimits: PostgresLimits
  dataDir: string
  /** Whether this process also runs jobs and deadlines. */
  withWorkers: boolean
  /** Runs after the migrations and before anything is answered, e.g. to seed the demo market. */
  prepare?: (services: Services) => Promise<void>
}

export interface Exchange {
  services: Services
  /** Answers one HTTP request in this process, without a socket. */
  fetch(request: Request): Promise<Response>
  /** Ends open-ended streams; nothing else changes. Part of `close`. */
  endStreams(): void
  /** The connection's. */
  copyFiles: Connection['copyFiles']
  close(): Promise<void>
}

/** Opens the exchange: its database, its job queue, its HTTP application and, if asked, its workers. */
export async function openExchange(options: ExchangeOptions): Promise<Exchange> {
  const { databaseUrl } = options
  const { secretKey, isDemo } = options.settings
  const mode = isDemo ? 'demo' : 'production'
  const opening: Opening = {
    async check(db) {
      await checkMarks(db, mode, () => secretKey)
      if (databaseUrl) await checkClock(db)
    },
  }
  const connection = databaseUrl
    ? await connectPostgres(databaseUrl, options.databaseLimits, opening)
    : await connectPglite(options.dataDir, opening)
  try {
    setImageHost(options.settings.imageBaseUrl)
    await markMode(connection.db, mode)
    await markSecretKey(connection.db, secretKey)
    const jobs = new PgBoss({
      db: connection.jobs,
      backend: connection.engine,
      schedule: options.withWorkers,
      supervise: options.withWorkers,
    })
    logJobErrors(jobs)
    await jobs.start()
    const services: Services = {
      db: connection.db,
      patiently: connection.patiently,
      jobs,
      platform: options.platform,
      sms: limitSms(options.sms, smsAtOnce),
      pictures: options.pictures,
      payment: options.payment,
      identity: options.identity,
      wechat: options.wechat,
      settings: options.settings,
    }
    await prepareQueues(services)
    const { prepare } = options
    if (prepare) await connection.patiently((db) => prepare({ ...services, db }))
    return await serve(services, connection, options.withWorkers)
  } catch (error) {
    await connection.close()
    throw error
  }
}

/** How long work in progress may take after the exchange was told to close, in milliseconds. */
const stoppingMs = 2_000

/** Waits for `work`, but at most `ms`. */
async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  const { promise: tooLate, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  await Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
  // Prevents an unhandled rejection should it fail later.
  work.catch(() => {})
}

async function serve(services: Services, connection: Connection, withWorkers: boolean): Promise<Exchange> {
  const isEmbedded = connection.engine === 'pglite'
  const workers = withWorkers ? await startWorkers(services, { isEmbedded }) : null
  const app = createApp(services)
  const endStreams = () => {
    marketFeedOf(connection.db).close()
    personFeedOf(connection.db).close()
  }
  return {
    services,
    fetch: async (request) => app.fetch(request),
    endStreams,
    copyFiles: connection.copyFiles,
    close: async () => {
      endStreams()
      const stopped = Promise.all([
        workers?.stop(),
        services.jobs.stop({ graceful: true, close: false, timeout: stoppingMs }),
      ])
      // Work blocked by a silent database is cut off with its connection: a lease or a retry redoes it.
      await atMost(stoppingMs, stopped)
      await connection.close()
    },
  }
}

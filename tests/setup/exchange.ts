import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Call, CallData, CallInput } from '#contract/call.ts'
import { createAlipayAdapter } from '#exchange/adapters/alipay/alipay-adapter.ts'
import { createHttpIdentityAdapter } from '#exchange/adapters/identity/http-identity-adapter.ts'
import { createHttpSmsAdapter } from '#exchange/adapters/sms/http-sms-adapter.ts'
import { createDiskPictureStore } from '#exchange/adapters/pictures/disk-picture-store.ts'
import { createSteamAdapter } from '#exchange/adapters/steam/steam-adapter.ts'
import { createWechatAdapter } from '#exchange/adapters/wechat/open-platform-adapter.ts'
import { createApp } from '#exchange/app.ts'
import type { Connection } from '#exchange/db/connection.ts'
import { allWorkers } from '#exchange/workers/all-workers.ts'
import { dueRounds } from '#exchange/workers/due-rounds.ts'
import { prepareQueues } from '#exchange/workers/start-workers.ts'
import type { Services } from '#exchange/services.ts'
import type { ExchangeSettings } from '#exchange/settings.ts'
import { createAlipaySimulator, type AlipaySimulator } from '#simulators/alipay/alipay-simulator.ts'
import { createIdentitySimulator, type IdentitySimulator } from '#simulators/identity/identity-simulator.ts'
import { createSmsSimulator, type SmsSimulator } from '#simulators/sms/sms-simulator.ts'
import { createSteamSimulator, type SteamSimulator } from '#simulators/steam/steam-simulator.ts'
import { createWechatSimulator, type WechatSimulator } from '#simulators/wechat/wechat-simulator.ts'
import { encodeQuery } from '#upstream/encode.ts'
import { logCall } from './call-log.ts'
import { openTestDatabase, startTestJobs, type Engine } from './exchange/database.ts'
import { createPeople, type People } from './exchange/people.ts'
import { publicUrl, testSettings } from './exchange/settings.ts'

const smsKey = 'sms-gateway-key'
const wechatAccess = { appId: 'wx-market', appSecret: 'wechat-secret' }
const identityAccess = { clientId: 'market', secret: 'identity-secret' }
const publisherKey = '0123456789ABCDEF0123456789ABCDEF'

export interface Answer<Data> {
  code: number
  message: string
  /** Typed by the contract where the code is 0; null otherwise. */
  data: Data
  extra: Record<string, unknown> | undefined
}

export interface CallOptions {
  token?: string
  /** Idempotency key: a fresh one by default; null sends none. */
  key?: string | null
  headers?: Record<string, string>
}

export interface TestExchange extends People {
  app: Hono
  services: Services
  connection: Connection
  steam: SteamSimulator
  sms: SmsSimulator
  alipay: AlipaySimulator
  identity: IdentitySimulator
  wechat: WechatSimulator
  /** Makes a call over HTTP and returns the whole envelope. */
  call<C extends Call>(call: C, input: CallInput<C>, options?: CallOptions): Promise<Answer<CallData<C>>>
  /** Like `call`, for calls that must succeed: returns the data, throws on a refusal. */
  ask<C extends Call>(call: C, input: CallInput<C>, options?: CallOptions): Promise<CallData<C>>
  /** Advances the database's clock and the simulators' alike. */
  advance(seconds: number): Promise<void>
  /** Runs all waiting jobs, including those they enqueue, until none is left; throws if a job fails. */
  runJobs(): Promise<void>
  /** Processes everything that is due, until nothing is. */
  runDue(): Promise<void>
  close(): Promise<void>
}

export interface TestExchangeOptions {
  engine?: Engine
  /** concurrent connections to PostgreSQL; the tests' server allows 200 */
  connections?: number
  /** A database to use instead of a fresh one; closed with the exchange. */
  connection?: Connection
  settings?: Partial<ExchangeSettings>
  /** Seconds by which the platform's clock is ahead of all others. */
  platformAhead?: number
}

/** Opens an exchange in this process with its own database and simulated outside services, without sockets. */
export async function openTestExchange(options: TestExchangeOptions = {}): Promise<TestExchange> {
  const connection = options.connection ?? (await openTestDatabase(options.engine ?? 'pglite', options.connections))
  const jobs = await startTestJobs(connection)
  let passed = 0
  const clock = () => new Date(Date.now() + passed * 1000)
  const steam = createSteamSimulator({
    db: new DatabaseSync(':memory:'),
    clock: () => new Date(clock().getTime() + (options.platformAhead ?? 0) * 1000),
    publicUrl,
    mountPath: '/simulators/steam',
    publisherKey,
    protectionSeconds: options.settings?.protection ?? 60,
  })
  const sms = createSmsSimulator({ db: new DatabaseSync(':memory:'), clock, key: smsKey })
  const alipay = createAlipaySimulator({
    db: new DatabaseSync(':memory:'),
    clock,
    publicUrl,
    send: async (url, init) => app.fetch(new Request(url, init)),
  })
  const identity = createIdentitySimulator({ db: new DatabaseSync(':memory:'), clock, publicUrl, ...identityAccess })
  const wechat = createWechatSimulator({ db: new DatabaseSync(':memory:'), clock, publicUrl, ...wechatAccess })
  const fetch = (url: string, init?: RequestInit) => {
    const server = [steam, alipay, identity, wechat].find(({ baseUrl }) => url.startsWith(baseUrl)) ?? sms
    return server.fetch(new Request(url, init))
  }
  const http = { fetch, now: clock, attempts: 1 }
  const pictureFolder = await mkdtemp(join(tmpdir(), 'amber-pictures-'))
  const settings: ExchangeSettings = {
    ...testSettings(),
    platformWebUrl: steam.baseUrl,
    ...options.settings,
  }
  const services: Services = {
    db: connection.db,
    patiently: connection.patiently,
    jobs,
    platform: createSteamAdapter({
      ...http,
      communityUrl: steam.baseUrl,
      apiUrl: steam.baseUrl,
      publisherKey,
      openIdEndpoint: `${steam.baseUrl}/openid/login`,
    }),
    pictures: createDiskPictureStore(pictureFolder),
    payment: createAlipayAdapter({ ...http, merchant: alipay.merchant }),
    identity: createHttpIdentityAdapter({ ...http, url: identity.baseUrl, ...identityAccess }),
    wechat: createWechatAdapter({ ...http, openUrl: wechat.baseUrl, apiUrl: wechat.baseUrl, ...wechatAccess }),
    sms: createHttpSmsAdapter({ ...http, url: `${publicUrl}${sms.sendPath}`, key: smsKey, sign: 'Amber' }),
    settings,
  }
  await prepareQueues(services)
  const workers = allWorkers(services)
  const app = createApp(services)

  async function call<C extends Call>(
    { name, method, path, idempotent, body, response: promised }: C,
    input: CallInput<C>,
    { token, key = randomUUID(), headers = {} }: CallOptions = {},
  ): Promise<Answer<CallData<C>>> {
    const isGet = method === 'GET'
    const query = isGet ? `?${encodeQuery(input as Record<string, unknown>)}` : ''
    const request = new Request(`${publicUrl}${path}${query}`, {
      method,
      headers: {
        ...(body === 'json' ? { 'content-type': 'application/json' } : {}),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(idempotent && key !== null ? { 'idempotency-key': key } : {}),
        ...headers,
      },
      body: isGet ? null : body === 'form' ? formOf(input as Record<string, Blob>) : JSON.stringify(input),
    })
    const response = await app.fetch(request)
    const answer = (await response.json()) as Partial<Answer<CallData<C>>>
    logCall(name, answer.code ?? -1)
    // Nothing else checks answers that are assembled as text.
    if (answer.code === 0) promised.parse(answer.data)
    return { code: -1, message: '', data: null as CallData<C>, extra: undefined, ...answer }
  }

  return {
    app,
    services,
    connection,
    steam,
    sms,
    alipay,
    identity,
    wechat,
    ...createPeople(services, steam),
    call,
    async ask(wanted, input, how) {
      const { code, message, data, extra } = await call(wanted, input, how)
      if (code !== 0) throw new Error(`${wanted.name} was refused: ${code} ${message} ${JSON.stringify(extra ?? {})}`)
      return data
    },
    async advance(seconds) {
      passed += seconds
      await services.db.execute(
        sql.raw(
          `create or replace function amber_now() returns timestamptz language sql stable as 'select now() + make_interval(secs => ${passed})'`,
        ),
      )
    },
    async runJobs() {
      for (let isBusy = true; isBusy;) {
        isBusy = false
        for (const { queue, handler } of workers) {
          for (const job of await jobs.fetch(queue, { batchSize: 100, ignoreStartAfter: true })) {
            isBusy = true
            await handler(job)
            await jobs.complete(queue, job.id)
          }
        }
      }
    },
    async runDue() {
      for (const { run } of dueRounds) while ((await run(services)) > 0);
    },
    async close() {
      await jobs.stop({ graceful: false, close: false })
      await connection.close()
      await rm(pictureFolder, { recursive: true, force: true })
    },
  }
}

function formOf(fields: Record<string, Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

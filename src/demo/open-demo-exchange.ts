import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { eq } from 'drizzle-orm'
import { createAlipayAdapter } from '#exchange/adapters/alipay/alipay-adapter.ts'
import { createHttpIdentityAdapter } from '#exchange/adapters/identity/http-identity-adapter.ts'
import { createSteamAdapter } from '#exchange/adapters/steam/steam-adapter.ts'
import { createHttpSmsAdapter } from '#exchange/adapters/sms/http-sms-adapter.ts'
import { createWechatAdapter } from '#exchange/adapters/wechat/open-platform-adapter.ts'
import { captchas } from '#exchange/db/schema/accounts.ts'
import { logger } from '#exchange/log.ts'
import { type Exchange, openExchange } from '#exchange/open-exchange.ts'
import type { PictureStore } from '#exchange/ports/picture-store.ts'
import type { PostgresLimits } from '#exchange/db/connect-postgres.ts'
import type { ExchangeSettings } from '#exchange/settings.ts'
import { createAlipaySimulator } from '#simulators/alipay/alipay-simulator.ts'
import { createIdentitySimulator } from '#simulators/identity/identity-simulator.ts'
import { createAutoSeller } from '#simulators/people/auto-seller.ts'
import { createSmsSimulator } from '#simulators/sms/sms-simulator.ts'
import { createSteamSimulator } from '#simulators/steam/steam-simulator.ts'
import { createWechatSimulator } from '#simulators/wechat/wechat-simulator.ts'
import { createSalesClerk, passwordDigestOf } from './answer-sales.ts'
import { createInProcessFetch } from './in-process-fetch.ts'
import { demoPassword } from './market-people.ts'
import { findWaitingSellers } from './waiting-sellers.ts'
import { openDemoWorld } from './world.ts'

export interface DemoOptions {
  settings: ExchangeSettings
  dataDir: string
  databaseUrl: string | null
  databaseLimits: PostgresLimits
  withWorkers: boolean
  pictures: PictureStore
  steam: { communityUrl: string; apiUrl: string; apiKey: string }
  sms: { url: string; key: string; sign: string }
  identity: { clientId: string; secret: string }
}

/** Opens an exchange on the demo market, along with the simulated outside services and people. */
export async function openDemoExchange(options: DemoOptions): Promise<Omit<Exchange, 'endStreams'>> {
  const { settings, steam: steamAddress, sms: smsAddress } = options
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 })
  const simulated = new DatabaseSync(join(options.dataDir, 'simulators.sqlite'))
  const clock = () => new Date()
  const world = openDemoWorld(steamAddress.communityUrl)
  const steam = createSteamSimulator({
    db: simulated,
    clock,
    publicUrl: settings.publicUrl,
    mountPath: '/simulators/steam',
    publisherKey: steamAddress.apiKey,
    protectionSeconds: settings.protection,
    stockNewAccount: (account) => world.stockFor(account.steamId),
  })
  const sms = createSmsSimulator({ db: simulated, clock, key: smsAddress.key })
  const alipay = createAlipaySimulator({
    db: simulated,
    clock,
    publicUrl: settings.publicUrl,
    send: (url, init) => exchange.fetch(new Request(url, init)),
  })
  const { clientId, secret } = options.identity
  const identity = createIdentitySimulator({ db: simulated, clock, publicUrl: settings.publicUrl, clientId, secret })
  const application = { appId: 'amber-demo', appSecret: 'demo' }
  const wechat = createWechatSimulator({ db: simulated, clock, publicUrl: settings.publicUrl, ...application })
  const simulators = createInProcessFetch(settings.publicUrl, {
    '/simulators/steam': steam.fetch,
    '/simulators/sms': sms.fetch,
    '/simulators/alipay': alipay.fetch,
    '/simulators/identity': identity.fetch,
    '/simulators/wechat': wechat.fetch,
  })

  const exchange = await openExchange({
    ...options,
    platform: createSteamAdapter({
      ...steamAddress,
      publisherKey: steamAddress.apiKey,
      openIdEndpoint: `${steamAddress.communityUrl}/openid/login`,
      fetch: simulators.fetch,
    }),
    payment: createAlipayAdapter({ merchant: alipay.merchant, fetch: simulators.fetch }),
    identity: createHttpIdentityAdapter({ url: identity.baseUrl, clientId, secret, fetch: simulators.fetch }),
    wechat: createWechatAdapter({
      openUrl: wechat.baseUrl,
      apiUrl: wechat.baseUrl,
      ...application,
      fetch: simulators.fetch,
    }),
    sms: createHttpSmsAdapter({ ...smsAddress, url: `${settings.publicUrl}${sms.sendPath}`, fetch: simulators.fetch }),
    prepare: async (services) => {
      await world.seed(services)
      if (!steam.findAccount(world.people[0]!.steamId)) world.seedSteam(steam)
    },
  })

  const readCaptcha = async (captchaId: string) => {
    const [captcha] = await exchange.services.db
      .select({ answer: captchas.answer })
      .from(captchas)
      .where(eq(captchas.id, captchaId))
    return captcha?.answer ?? null
  }
  const clerk = createSalesClerk({
    sellers: world.people,
    passwordDigest: passwordDigestOf(demoPassword),
    exchangeFetch: exchange.fetch,
    readCaptcha,
    autoSeller: createAutoSeller({ steamFetch: simulators.fetch, communityUrl: steamAddress.communityUrl }),
  })
  const attend = (phone: string) => {
    clerk.attend(phone).catch((error: unknown) => logger.warn({ error }, 'a demo seller did not answer'))
  }
  sms.onMessage(({ kind, phone }) => kind === 'order_sold' && attend(phone))
  // Sales left over from an interrupted run.
  for (const phone of await findWaitingSellers(exchange.services.db)) attend(phone)

  return {
    services: exchange.services,
    copyFiles: exchange.copyFiles,
    fetch: async (request) => {
      const url = new URL(request.url)
      if (url.pathname === '/simulators/captcha.json')
        return Response.json({ answer: await readCaptcha(url.searchParams.get('captcha_id') ?? '') })
      return simulators.owns(url.pathname) ? simulators.answer(request) : exchange.fetch(request)
    },
    close: async () => {
      await exchange.close()
      simulated.close()
    },
  }
}

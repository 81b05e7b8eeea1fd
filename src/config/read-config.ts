import { resolve } from 'node:path'
import { z } from 'zod'
import type { About } from './setting-kinds.ts'
import { settings } from './settings.ts'
import { isUnencrypted } from '#lib/public-origin.ts'

const WEEK = 7 * 24 * 3600
const DEMO_PROTECTION = 60

const schema = z.object(settings)
type Settings = z.infer<typeof schema>
type Name = keyof Settings

/** The configuration is invalid or incomplete: `message` is human-readable and lists every problem. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly problems: readonly string[]
  /** EX_CONFIG of sysexits.h */
  readonly exitCode = 78

  constructor(problems: readonly string[]) {
    super(['The configuration is wrong:', ...problems.map((problem) => `  ${problem}`)].join('\n'))
    this.problems = problems
  }
}

export type Config = ReturnType<typeof build>

/**
 * Reads the whole configuration from the environment, once.
 * @throws ConfigError listing every invalid value with what would be valid, and every missing setting.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.keys(settings).map((name) => [name, env[name]?.trim() || undefined]))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map((issue) => issue.path[0] as Name))
    const others = [...unsafeOf(given), ...missingOf(given)]
    throw new ConfigError([...[...wrong].map((name) => describeWrong(name, given[name])), ...others])
  }
  const problems = [...unsafeOf(given), ...missingOf(given)]
  if (problems.length > 0) throw new ConfigError(problems)
  return build(parsed.data)
}

function about(name: Name): About {
  return settings[name].meta() as About
}

/** What is said of a wrong value that is, contains or may be taken for a secret, instead of repeating it. */
const SECRET: Partial<Record<Name, string>> = {
  DATABASE_URL: 'not an address of a PostgreSQL',
  SECRET_KEY: 'not a random key of the right shape',
  ALIPAY_PRIVATE_KEY: 'not an RSA key',
  ALIPAY_PUBLIC_KEY: 'not an RSA key',
}

/** Keys and passwords are never logged, not even invalid ones. */
function describeWrong(name: Name, value: string | undefined): string {
  const shown = SECRET[name] ?? (about(name).isSecret ? 'not of the right shape' : JSON.stringify(value))
  return `${name} is ${shown}: give ${about(name).give}`
}

/** Settings that the demo allows and production does not: sessions and money must not travel unencrypted. */
function unsafeOf(given: Record<string, string | undefined>): string[] {
  if (given.AMBER_MODE !== 'production' || !isUnencrypted(given.PUBLIC_URL ?? '')) return []
  return [`PUBLIC_URL is ${JSON.stringify(given.PUBLIC_URL)}: production needs an address that starts with https://`]
}

const paymentSettings: Name[] = ['ALIPAY_APP_ID', 'ALIPAY_SELLER_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY']
const identitySettings: Name[] = ['IDENTITY_URL', 'IDENTITY_CLIENT_ID', 'IDENTITY_SECRET']

/** A site with a remote exchange needs no keys of outside services: that exchange has them. */
function missingOf(given: Record<string, string | undefined>): string[] {
  const needed: Name[] = given.AMBER_MODE === 'production' ? ['PUBLIC_URL'] : []
  if (given.AMBER_MODE === 'production' && !given.UPSTREAM_URL)
    needed.push(
      'SECRET_KEY',
      'STEAM_API_KEY',
      'SMS_URL',
      'SMS_KEY',
      'SMS_SIGN',
      ...paymentSettings,
      ...identitySettings,
    )
  if (given.WECHAT_APP_ID) needed.push('WECHAT_APP_SECRET')
  if (given.SUPPORT_URL) needed.push('SUPPORT_TOKEN')
  if (given.PICTURES_S3_ENDPOINT) needed.push('PICTURES_S3_KEY_ID', 'PICTURES_S3_SECRET')
  return needed
    .filter((name) => !given[name])
    .map((name) => `${name} is missing (${about(name).description}): give ${about(name).give}`)
}

function build(from: Settings) {
  const isDemo = from.AMBER_MODE === 'demo'
  const publicUrl = from.PUBLIC_URL ?? `http://localhost:${from.PORT}`
  // The demo's outside services are served by this process, below its public address, where browsers are sent, too.
  const simulators = `${publicUrl}/simulators`
  // Production has these settings, or runs no exchange that needs them.
  const demoOnly = (value: string) => (isDemo ? value : '')
  return {
    mode: from.AMBER_MODE,
    isDemo,
    port: from.PORT,
    /**
     * undefined: all addresses of the machine. In production a proxy is expected in front, unless configured otherwise.
     */
    host: from.HOST ?? (isDemo ? undefined : '127.0.0.1'),
    trustedProxies: from.TRUSTED_PROXIES ?? [],
    /** origin without a trailing slash */
    publicUrl,
    /** absolute path */
    dataDir: resolve(from.DATA_DIR),
    databaseUrl: from.DATABASE_URL,
    databaseLimits: {
      poolSize: from.DATABASE_POOL_SIZE,
      /** whole seconds */
      connect: from.DATABASE_CONNECT_SECONDS,
      statement: from.DATABASE_STATEMENT_SECONDS,
      lock: from.DATABASE_LOCK_SECONDS,
      idle: from.DATABASE_IDLE_SECONDS,
    },
    upstreamUrl: from.UPSTREAM_URL,
    /** whether this process runs the workers, too */
    withWorkers: from.AMBER_WORKERS === 'on',
    /** 64 hexadecimal characters; undefined in a demo, which generates its own */
    secretKey: from.SECRET_KEY,
    isCrawled: from.CRAWLERS === undefined ? !isDemo : from.CRAWLERS === 'on',
    feeBasisPoints: from.FEE_BASIS_POINTS,
    imageBaseUrl: from.IMAGE_BASE_URL,
    /** undefined: no chat support */
    support: from.SUPPORT_URL ? { url: from.SUPPORT_URL, token: from.SUPPORT_TOKEN! } : undefined,
    /** yuan with two decimals */
    welcomeAmount: from.DEMO_WELCOME_AMOUNT,
    steam: {
      communityUrl: from.STEAM_COMMUNITY_URL ?? (isDemo ? `${simulators}/steam` : 'https://steamcommunity.com'),
      apiUrl: from.STEAM_API_URL ?? (isDemo ? `${simulators}/steam` : 'https://api.steampowered.com'),
      apiKey: from.STEAM_API_KEY ?? demoOnly('0123456789ABCDEF0123456789ABCDEF'),
    },
    smsPerHour: from.SMS_PER_HOUR,
    sms: {
      url: from.SMS_URL ?? demoOnly(`${simulators}/sms`),
      key: from.SMS_KEY ?? demoOnly('demo'),
      sign: from.SMS_SIGN ?? demoOnly('Amber'),
    },
    /** The demo's merchant credentials come from its simulator. */
    alipay: {
      gatewayUrl: from.ALIPAY_GATEWAY_URL ?? 'https://openapi.alipay.com/gateway.do',
      appId: from.ALIPAY_APP_ID ?? '',
      sellerId: from.ALIPAY_SELLER_ID ?? '',
      privateKey: from.ALIPAY_PRIVATE_KEY ?? '',
      publicKey: from.ALIPAY_PUBLIC_KEY ?? '',
    },
    identity: {
      url: from.IDENTITY_URL ?? demoOnly(`${simulators}/identity`),
      clientId: from.IDENTITY_CLIENT_ID ?? demoOnly('amber'),
      secret: from.IDENTITY_SECRET ?? demoOnly('demo'),
    },
    /** undefined: WeChat accounts can't be bound */
    wechat: from.WECHAT_APP_ID
      ? {
          openUrl: 'https://open.weixin.qq.com',
          apiUrl: 'https://api.weixin.qq.com',
          appId: from.WECHAT_APP_ID,
          appSecret: from.WECHAT_APP_SECRET!,
        }
      : undefined,
    withdrawalFeeBasisPoints: from.WITHDRAWAL_FEE_BASIS_POINTS,
    /** undefined: files below `dataDir` */
    pictures: from.PICTURES_S3_ENDPOINT
      ? {
          endpoint: from.PICTURES_S3_ENDPOINT,
          bucket: from.PICTURES_S3_BUCKET ?? 'amber',
          region: from.PICTURES_S3_REGION ?? 'us-east-1',
          accessKeyId: from.PICTURES_S3_KEY_ID!,
          secretAccessKey: from.PICTURES_S3_SECRET!,
        }
      : undefined,
    /** whole seconds */
    durations: {
      orderPayment: from.ORDER_PAYMENT_SECONDS ?? 600,
      orderDelivery: from.ORDER_DELIVERY_SECONDS ?? 12 * 3600,
      orderCancelAfter: from.ORDER_CANCEL_AFTER_SECONDS ?? 1800,
      orderAcceptance: from.ORDER_ACCEPTANCE_SECONDS ?? 12 * 3600,
      bargainAnswer: from.BARGAIN_ANSWER_SECONDS ?? 24 * 3600,
      rechargeWait: from.RECHARGE_WAIT_SECONDS ?? (isDemo ? 0 : 24 * 3600),
      protection: from.PROTECTION_SECONDS ?? (isDemo ? DEMO_PROTECTION : WEEK),
    },
  }
}

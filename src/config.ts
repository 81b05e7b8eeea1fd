import { createPrivateKey, createPublicKey } from 'node:crypto'
import { resolve } from 'node:path'
import { z } from 'zod'

/** What a setting is and what a right value looks like; the README's table is checked against it. */
type About = { description: string; give: string; default: string }

const WEEK = 7 * 24 * 3600
const DEMO_PROTECTION = 60

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))

const seconds = (description: string, byDefault: string) =>
  wholeNumber(1, 100_000_000)
    .optional()
    .meta({ description, give: 'a whole number of seconds, at least 1', default: byDefault } satisfies About)

const webAddress = (about: About) =>
  z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .meta(about)

const text = (about: About) => z.string().optional().meta(about)

/** An RSA key as PEM or as the bare base64 that Alipay's tools print; becomes PEM, PKCS#8 or SPKI. */
const rsaKey = (kind: 'private' | 'public', about: About) =>
  z
    .string()
    .transform((text, context) => {
      const pem = text.includes('-----BEGIN') ? text.replaceAll('\\n', '\n') : null
      const der = { key: Buffer.from(pem ? '' : text, 'base64'), format: 'der' } as const
      const tries =
        kind === 'public'
          ? [() => createPublicKey(pem ?? { ...der, type: 'spki' })]
          : [
              () => createPrivateKey(pem ?? { ...der, type: 'pkcs8' }),
              () => createPrivateKey(pem ?? { ...der, type: 'pkcs1' }),
            ]
      for (const read of tries) {
        try {
          const key = read()
          if (key.asymmetricKeyType === 'rsa')
            return key.export({ format: 'pem', type: kind === 'public' ? 'spki' : 'pkcs8' }).toString()
        } catch {
          // The next form may fit.
        }
      }
      context.addIssue('not an RSA key')
      return z.NEVER
    })
    .optional()
    .meta(about)

/** Every setting, read from the environment by its name. An empty value counts as left out. */
export const settings = {
  AMBER_MODE: z.enum(['demo', 'production']).default('demo').meta({
    description: '`demo` runs on made-up data with simulated outside services and says so on every page',
    give: 'demo or production',
    default: '`demo`',
  }),
  PORT: wholeNumber(1, 65_535)
    .default(3000)
    .meta({ description: 'port to listen on', give: 'a whole number from 1 to 65535', default: '`3000`' }),
  HOST: text({ description: 'address to listen on', give: 'a host name or address', default: 'every address' }),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => URL.parse(url)?.origin === url.replace(/\/$/, ''))
    .transform((url) => new URL(url).origin)
    .optional()
    .meta({
      description: 'the address people open; cookies, sign-in returns and the cross-site check rest on it',
      give: 'scheme, host and port alone, such as https://market.example',
      default: '`http://localhost:PORT`; needed in production',
    }),
  DATA_DIR: z.string().default('.data').meta({
    description: 'folder of the embedded database and of uploaded pictures',
    give: 'a folder',
    default: '`.data`',
  }),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .meta({
      description: 'a PostgreSQL to use in place of the embedded database',
      give: 'an address such as postgresql://user:password@host:5432/amber',
      default: 'embedded database',
    }),
  UPSTREAM_URL: webAddress({
    description: 'an exchange that runs elsewhere; the site then starts none of its own',
    give: 'an address that starts with http:// or https://',
    default: 'exchange in the same process',
  }),
  AMBER_WORKERS: z
    .enum(['on', 'off'])
    .default('on')
    .meta({ description: '`off`: this process only answers, others do the jobs', give: 'on or off', default: '`on`' }),
  SECRET_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i)
    .optional()
    .meta({
      description: 'seals what users entrust to the market, such as their API keys; keep it safe and keep it the same',
      give: '64 hexadecimal characters, such as `openssl rand -hex 32` prints',
      default: 'needed in production; made below DATA_DIR in the demo',
    }),
  FEE_BASIS_POINTS: wholeNumber(0, 3000).default(250).meta({
    description: "the market's share of a sale, in hundredths of a percent",
    give: 'a whole number from 0 to 3000',
    default: '`250`',
  }),
  IMAGE_BASE_URL: z
    .url({ protocol: /^https$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .meta({
      description: 'a host of item pictures that take the place of the drawn ones',
      give: 'an address that starts with https://',
      default: 'drawn pictures',
    }),
  DEMO_WELCOME_AMOUNT: z
    .string()
    .regex(/^\d{1,9}\.\d{2}$/)
    .default('5000.00')
    .meta({
      description: 'what a newcomer of the demo finds in the wallet, in yuan',
      give: 'an amount with two decimals such as 5000.00',
      default: '`5000.00`',
    }),
  STEAM_COMMUNITY_URL: webAddress({
    description: 'game platform: sign-in and inventories',
    give: 'an address that starts with http:// or https://',
    default: '`https://steamcommunity.com`; the simulator in the demo',
  }),
  STEAM_API_URL: webAddress({
    description: 'game platform: web API',
    give: 'an address that starts with http:// or https://',
    default: '`https://api.steampowered.com`; the simulator in the demo',
  }),
  STEAM_API_KEY: text({
    description: "game platform: the market's own key",
    give: 'the key from steamcommunity.com/dev/apikey',
    default: 'needed in production',
  }),
  SMS_URL: webAddress({
    description: 'SMS gateway',
    give: 'an address that starts with http:// or https://',
    default: 'needed in production; the simulator in the demo',
  }),
  SMS_KEY: text({ description: 'SMS gateway: key', give: "the gateway's key", default: 'needed in production' }),
  SMS_SIGN: text({
    description: 'SMS gateway: signature that opens every message',
    give: 'a short name such as Amber',
    default: 'needed in production',
  }),
  ALIPAY_GATEWAY_URL: webAddress({
    description: 'payment: gateway of the Alipay open platform',
    give: 'an address that starts with http:// or https://',
    default: '`https://openapi.alipay.com/gateway.do`; the simulator in the demo',
  }),
  ALIPAY_APP_ID: text({
    description: "payment: the application's id",
    give: 'the id of the application at open.alipay.com',
    default: 'needed in production',
  }),
  ALIPAY_SELLER_ID: text({
    description: 'payment: the merchant account that is paid to',
    give: 'the 16 digits of the merchant account, which begin with 2088',
    default: 'needed in production',
  }),
  ALIPAY_PRIVATE_KEY: rsaKey('private', {
    description: "payment: the application's own private key (RSA2)",
    give: "the application's private RSA key, as PEM or base64",
    default: 'needed in production',
  }),
  ALIPAY_PUBLIC_KEY: rsaKey('public', {
    description: "payment: Alipay's public key, which its notices and answers are checked with",
    give: "Alipay's public RSA key for the application, as PEM or base64",
    default: 'needed in production',
  }),
  IDENTITY_URL: webAddress({
    description: 'real-name verification: address of the identity service (docs/identity-protocol.md)',
    give: 'an address that starts with http:// or https://',
    default: 'needed in production; the simulator in the demo',
  }),
  IDENTITY_CLIENT_ID: text({
    description: 'real-name verification: who the market is to the service',
    give: 'the id that the service has given',
    default: 'needed in production',
  }),
  IDENTITY_SECRET: text({
    description: 'real-name verification: secret that requests and answers are signed with',
    give: 'the secret that the service has given',
    default: 'needed in production',
  }),
  WECHAT_APP_ID: text({
    description: 'binding of WeChat accounts: the website application at the WeChat open platform',
    give: 'the AppID of a website application at open.weixin.qq.com',
    default: 'WeChat cannot be bound; the simulator in the demo',
  }),
  WECHAT_APP_SECRET: text({
    description: "binding of WeChat accounts: the application's secret",
    give: "the application's AppSecret",
    default: 'needed with WECHAT_APP_ID',
  }),
  WITHDRAWAL_FEE_BASIS_POINTS: wholeNumber(0, 1000).default(0).meta({
    description: "the market's share of a withdrawal, in hundredths of a percent",
    give: 'a whole number from 0 to 1000',
    default: '`0`',
  }),
  PICTURES_S3_ENDPOINT: webAddress({
    description: 'an S3-compatible store for uploaded pictures',
    give: 'an address that starts with http:// or https://',
    default: 'files below DATA_DIR',
  }),
  PICTURES_S3_BUCKET: text({ description: 'picture store: bucket', give: 'the name of a bucket', default: '`amber`' }),
  PICTURES_S3_REGION: text({ description: 'picture store: region', give: 'a region', default: '`us-east-1`' }),
  PICTURES_S3_KEY_ID: text({
    description: 'picture store: id of the access key',
    give: 'the id of a key',
    default: 'needed with PICTURES_S3_ENDPOINT',
  }),
  PICTURES_S3_SECRET: text({
    description: 'picture store: the access key itself',
    give: 'the secret of the key',
    default: 'needed with PICTURES_S3_ENDPOINT',
  }),
  ORDER_PAYMENT_SECONDS: seconds('time to pay for an order', '600'),
  ORDER_DELIVERY_SECONDS: seconds('time for the seller to send a trade offer', '43200'),
  ORDER_CANCEL_AFTER_SECONDS: seconds('time after which a buyer may cancel an order without an offer', '1800'),
  ORDER_ACCEPTANCE_SECONDS: seconds('time for the buyer to accept the trade offer', '43200'),
  BARGAIN_ANSWER_SECONDS: seconds('time to answer a bargain, and then to answer a counter to it', '86400'),
  RECHARGE_WAIT_SECONDS: wholeNumber(0, 100_000_000).optional().meta({
    description: 'time in which recharged money can be spent but not withdrawn',
    give: 'a whole number of seconds',
    default: '86400; 0 in the demo',
  }),
  PROTECTION_SECONDS: seconds('time in which the platform lets a trade be reversed', '604800; 60 in the demo'),
}

const schema = z.object(settings)
type Settings = z.infer<typeof schema>
type Name = keyof Settings

/** The configuration is wrong or incomplete: `message` is meant for people and lists every problem. */
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
 * @throws ConfigError naming every wrong value with what would be right, and every setting that is missing.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.keys(settings).map((name) => [name, env[name]?.trim() || undefined]))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map((issue) => issue.path[0] as Name))
    const missing = missingOf(given)
    throw new ConfigError([...[...wrong].map((name) => describeWrong(name, given[name])), ...missing])
  }
  const missing = missingOf(given)
  if (missing.length > 0) throw new ConfigError(missing)
  return build(parsed.data)
}

function about(name: Name): About {
  return settings[name].meta() as About
}

/** Settings whose value is or holds a secret, and what is said in its place. */
const SECRET: Partial<Record<Name, string>> = {
  DATABASE_URL: 'not an address of a PostgreSQL',
  SECRET_KEY: 'not a key of the right shape',
  ALIPAY_PRIVATE_KEY: 'not an RSA key',
  ALIPAY_PUBLIC_KEY: 'not an RSA key',
}

/** A key or a password never reaches the log, not even when it is wrong. */
function describeWrong(name: Name, value: string | undefined): string {
  const shown = SECRET[name] ?? JSON.stringify(value)
  return `${name} is ${shown}: give ${about(name).give}`
}

const paymentSettings: Name[] = ['ALIPAY_APP_ID', 'ALIPAY_SELLER_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY']
const identitySettings: Name[] = ['IDENTITY_URL', 'IDENTITY_CLIENT_ID', 'IDENTITY_SECRET']

/** A site that calls an exchange elsewhere needs no keys of outside services: that exchange has them. */
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
  if (given.PICTURES_S3_ENDPOINT) needed.push('PICTURES_S3_KEY_ID', 'PICTURES_S3_SECRET')
  return needed
    .filter((name) => !given[name])
    .map((name) => `${name} is missing (${about(name).description}): give ${about(name).give}`)
}

function build(from: Settings) {
  const isDemo = from.AMBER_MODE === 'demo'
  const publicUrl = from.PUBLIC_URL ?? `http://localhost:${from.PORT}`
  // The demo's outside services are served by this very process, beneath its public address: browsers are sent there too.
  const simulators = `${publicUrl}/simulators`
  // Production has these settings, or runs no exchange that would use them.
  const demoOnly = (value: string) => (isDemo ? value : '')
  return {
    mode: from.AMBER_MODE,
    isDemo,
    port: from.PORT,
    /** undefined: every address of the machine */
    host: from.HOST,
    /** origin without a trailing slash */
    publicUrl,
    /** absolute path */
    dataDir: resolve(from.DATA_DIR),
    databaseUrl: from.DATABASE_URL,
    upstreamUrl: from.UPSTREAM_URL,
    /** whether this process does the jobs, too */
    withWorkers: from.AMBER_WORKERS === 'on',
    /** 64 hexadecimal characters; undefined in a demo that has to make its own */
    secretKey: from.SECRET_KEY,
    feeBasisPoints: from.FEE_BASIS_POINTS,
    imageBaseUrl: from.IMAGE_BASE_URL,
    /** yuan with two decimals */
    welcomeAmount: from.DEMO_WELCOME_AMOUNT,
    steam: {
      communityUrl: from.STEAM_COMMUNITY_URL ?? (isDemo ? `${simulators}/steam` : 'https://steamcommunity.com'),
      apiUrl: from.STEAM_API_URL ?? (isDemo ? `${simulators}/steam` : 'https://api.steampowered.com'),
      apiKey: from.STEAM_API_KEY ?? demoOnly('0123456789ABCDEF0123456789ABCDEF'),
    },
    sms: {
      url: from.SMS_URL ?? demoOnly(`${simulators}/sms`),
      key: from.SMS_KEY ?? demoOnly('demo'),
      sign: from.SMS_SIGN ?? demoOnly('Amber'),
    },
    /** undefined: files below `dataDir` */
    /** The demo's merchant account comes with its simulator. */
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

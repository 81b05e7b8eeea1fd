import { createPrivateKey, createPublicKey } from 'node:crypto'
import { z } from 'zod'

/** What a setting is and what a right value looks like; the README's table is checked against it. */
export type About = { description: string; give: string; default: string }

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
  SUPPORT_URL: z
    .url({ protocol: /^https$/ })
    .transform((url) => new URL(url).origin)
    .optional()
    .meta({
      description: 'a Chatwoot whose chat stands on every page; the content policy lets its host in',
      give: 'an address that starts with https://',
      default: 'no chat',
    }),
  SUPPORT_TOKEN: text({
    description: 'the website token of its inbox at `SUPPORT_URL`; visitors see it',
    give: 'the token from the inbox of the website',
    default: 'required with `SUPPORT_URL`',
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

import { z } from 'zod'
import { publicOriginOf } from '#lib/public-origin.ts'
import { networks, secretKey, text, webAddress, wholeNumber } from './setting-kinds.ts'

/** Settings of the market itself: mode, addresses, storage, its fees. */
export const marketSettings = {
  AMBER_MODE: z.enum(['demo', 'production']).default('demo').meta({
    description: '`demo` runs on made-up data with simulated outside services and says so on every page',
    give: 'demo or production',
    default: '`demo`',
  }),
  PORT: wholeNumber(1, 65_535)
    .default(3000)
    .meta({ description: 'port to listen on', give: 'a whole number from 1 to 65535', default: '`3000`' }),
  HOST: text({
    description: 'address to listen on',
    give: 'a host name or address',
    default: 'every address; `127.0.0.1` in production',
  }),
  TRUSTED_PROXIES: networks({
    description:
      'proxies in front of the market, and sites in front of its exchange: their `X-Forwarded-For` names the visitor',
    give: 'addresses and networks such as 127.0.0.1, 10.0.0.0/8, with commas between them',
    default: 'none: a visitor is the address that connects',
  }),
  PUBLIC_URL: z
    .string()
    .refine(publicOriginOf)
    .transform((url) => publicOriginOf(url)!)
    .optional()
    .meta({
      description: 'the address people open; cookies, sign-in returns and the cross-site check depend on it',
      give: 'scheme, host and port alone, such as https://market.example',
      default: '`http://localhost:PORT`; required in production, with https',
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
      description: 'a PostgreSQL to use instead of the embedded database',
      give: 'an address such as postgresql://user:password@host:5432/amber',
      default: 'embedded database',
      isSecret: true,
    }),
  UPSTREAM_URL: webAddress({
    description: 'an exchange that runs elsewhere; the site then starts none of its own',
    give: 'an address that starts with http:// or https://',
    default: 'exchange in the same process',
  }),
  AMBER_WORKERS: z.enum(['on', 'off']).default('on').meta({
    description: '`off`: this process only answers requests; other processes run the jobs',
    give: 'on or off',
    default: '`on`',
  }),
  SECRET_KEY: secretKey({
    description: 'encrypts what users entrust to the market, such as their API keys; keep it safe and never change it',
    give: '64 random hexadecimal characters, such as `openssl rand -hex 32` prints',
    default: 'required in production; created in DATA_DIR in the demo',
    isSecret: true,
  }),
  FEE_BASIS_POINTS: wholeNumber(0, 3000).default(250).meta({
    description: "the market's share of a sale, in hundredths of a percent",
    give: 'a whole number from 0 to 3000',
    default: '`250`',
  }),
  WITHDRAWAL_FEE_BASIS_POINTS: wholeNumber(0, 1000).default(0).meta({
    description: "the market's share of a withdrawal, in hundredths of a percent",
    give: 'a whole number from 0 to 1000',
    default: '`0`',
  }),
  IMAGE_BASE_URL: z
    .url({ protocol: /^https$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .meta({
      description:
        'a host of item pictures under the names of the drawn ones: `<key>@1.webp`, `@2`, `@w320` to `@w1536`',
      give: 'an address that starts with https://',
      default: 'drawn pictures',
    }),
  CRAWLERS: z.enum(['on', 'off']).optional().meta({
    description: '`off`: `/robots.txt` sends crawlers away, so that search engines do not list the market',
    give: 'on or off',
    default: '`on`; `off` in the demo',
  }),
  SUPPORT_URL: z
    .url({ protocol: /^https$/ })
    .transform((url) => new URL(url).origin)
    .optional()
    .meta({
      description: 'a Chatwoot server whose chat appears on every page; the content policy allows its host',
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
      description: 'what a newcomer to the demo finds in the wallet, in yuan',
      give: 'an amount with two decimals such as 5000.00',
      default: '`5000.00`',
    }),
}

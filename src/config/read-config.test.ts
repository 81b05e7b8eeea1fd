import { createHash, createPrivateKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './read-config.ts'

const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})

const production = {
  AMBER_MODE: 'production',
  PUBLIC_URL: 'https://market.example',
  SECRET_KEY: createHash('sha256').update('a key for tests').digest('hex'),
  STEAM_API_KEY: 'k',
  SMS_URL: 'https://sms.example/v1/',
  SMS_KEY: 's',
  SMS_SIGN: 'Amber',
  ALIPAY_APP_ID: '2021',
  ALIPAY_SELLER_ID: '2088',
  ALIPAY_PRIVATE_KEY: keys.privateKey,
  ALIPAY_PUBLIC_KEY: keys.publicKey,
  IDENTITY_URL: 'https://identity.example',
  IDENTITY_CLIENT_ID: 'c',
  IDENTITY_SECRET: 's',
}

function problemsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

describe('readConfig', () => {
  test('an empty environment is a demo on port 3000 whose outside services are simulated', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      mode: 'demo',
      isDemo: true,
      port: 3000,
      host: undefined,
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      upstreamUrl: undefined,
      steam: { communityUrl: 'http://localhost:3000/simulators/steam' },
      sms: { url: 'http://localhost:3000/simulators/sms' },
      durations: {
        orderPayment: 600,
        orderDelivery: 43_200,
        orderCancelAfter: 1800,
        orderAcceptance: 43_200,
        bargainAnswer: 86_400,
        protection: 60,
      },
    })
    expect(config.dataDir).toMatch(/^\/.*\/\.data$/)
  })

  test('the public address follows the port, and an empty value counts as left out', () => {
    expect(readConfig({ PORT: '3141', PUBLIC_URL: '  ' }).publicUrl).toBe('http://localhost:3141')
  })

  test('a slash at the end of an address is dropped', () => {
    const config = readConfig({ PUBLIC_URL: 'https://a.example/', UPSTREAM_URL: 'http://b.example/api/' })
    expect(config.publicUrl).toBe('https://a.example')
    expect(config.upstreamUrl).toBe('http://b.example/api')
  })

  test.each(['abc', '0', '65536', '3000.5', '-1', '0x10', '1e3'])('PORT=%s is refused', (value) => {
    expect(problemsOf({ PORT: value })).toEqual([
      `PORT is ${JSON.stringify(value)}: give a whole number from 1 to 65535`,
    ])
  })

  test('all problems are named at once', () => {
    const problems = problemsOf({
      PORT: 'abc',
      AMBER_MODE: 'prod',
      PUBLIC_URL: 'https://a.example/shop',
      UPSTREAM_URL: 'ftp://x',
      PROTECTION_SECONDS: '0',
    })
    expect(problems).toEqual([
      'AMBER_MODE is "prod": give demo or production',
      'PORT is "abc": give a whole number from 1 to 65535',
      'PUBLIC_URL is "https://a.example/shop": give scheme, host and port alone, such as https://market.example',
      'UPSTREAM_URL is "ftp://x": give an address that starts with http:// or https://',
      'PROTECTION_SECONDS is "0": give a whole number of seconds, at least 1',
    ])
  })

  test.each(['junk', 'http//x', 'ftp://a.example'])('PUBLIC_URL=%s is refused', (value) => {
    expect(problemsOf({ PUBLIC_URL: value })).toHaveLength(1)
  })

  test('a wrong database address is not repeated: it may hold a password', () => {
    const [problem] = problemsOf({ DATABASE_URL: 'mysql://me:secret@host/db' })
    expect(problem).toContain('DATABASE_URL')
    expect(problem).not.toContain('secret')
  })

  test('a wrong key is not repeated either', () => {
    const [problem] = problemsOf({ SECRET_KEY: 'abc123' })
    expect(problem).toBe(
      'SECRET_KEY is not a random key of the right shape: give 64 random hexadecimal characters, such as `openssl rand -hex 32` prints',
    )
  })

  test.each([
    ['zeros', '0'.repeat(64)],
    ['a pattern', '0123456789abcdef'.repeat(4)],
    ['a word again and again', 'deadbeef'.repeat(8)],
    ['bytes that count up', Buffer.from(Array.from({ length: 32 }, (_, at) => at)).toString('hex')],
    [
      'bytes that count down by three',
      Buffer.from(Array.from({ length: 32 }, (_, at) => 250 - 3 * at)).toString('hex'),
    ],
  ])('a secret key of %s is refused: anybody would find it', (_what, SECRET_KEY) => {
    expect(problemsOf({ ...production, SECRET_KEY })).toEqual([
      expect.stringContaining('SECRET_KEY is not a random key'),
    ])
  })

  test('a random secret key is taken', () => {
    for (let count = 0; count < 200; count++) {
      const SECRET_KEY = randomBytes(32).toString('hex')
      expect(readConfig({ ...production, SECRET_KEY }).secretKey).toBe(SECRET_KEY)
    }
  })

  test('production is open at https alone, but on this machine', () => {
    expect(problemsOf({ ...production, PUBLIC_URL: 'http://market.example' })).toEqual([
      'PUBLIC_URL is "http://market.example": production needs an address that starts with https://',
    ])
    for (const PUBLIC_URL of [
      'https://market.example',
      'http://localhost:3000',
      'http://127.0.0.1:8080',
      'http://[::1]',
    ])
      expect(readConfig({ ...production, PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL)
    expect(readConfig({ PUBLIC_URL: 'http://192.168.0.5:3000' }).publicUrl).toBe('http://192.168.0.5:3000')
  })

  test('production listens to this machine alone unless told otherwise, the demo to everybody', () => {
    expect(readConfig(production).host).toBe('127.0.0.1')
    expect(readConfig({ ...production, HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
    expect(readConfig({}).host).toBeUndefined()
  })

  test('proxies are trusted by name, and none by default', () => {
    expect(readConfig({}).trustedProxies).toEqual([])
    const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,2001:db8::/32' })
    expect(trustedProxies.map(([address, bits]) => `${address.toString()}/${bits}`)).toEqual([
      '127.0.0.1/32',
      '10.0.0.0/8',
      '2001:db8::/32',
    ])
    for (const TRUSTED_PROXIES of ['nginx', '10.0.0.0/40', '127.0.0.1,', '127.0.0.1 10.0.0.1'])
      expect(problemsOf({ TRUSTED_PROXIES })).toHaveLength(1)
  })

  test('crawlers are welcome to a market, and to a demo when it says so', () => {
    expect(readConfig(production).isCrawled).toBe(true)
    expect(readConfig({ ...production, CRAWLERS: 'off' }).isCrawled).toBe(false)
    expect(readConfig({}).isCrawled).toBe(false)
    expect(readConfig({ CRAWLERS: 'on' }).isCrawled).toBe(true)
    expect(problemsOf({ CRAWLERS: 'yes' })).toEqual(['CRAWLERS is "yes": give on or off'])
  })

  test('fee, welcome amount, workers and pictures have their defaults and their limits', () => {
    expect(readConfig({})).toMatchObject({
      withWorkers: true,
      secretKey: undefined,
      feeBasisPoints: 250,
      imageBaseUrl: undefined,
      welcomeAmount: '5000.00',
    })
    expect(readConfig({ AMBER_WORKERS: 'off', FEE_BASIS_POINTS: '0' })).toMatchObject({
      withWorkers: false,
      feeBasisPoints: 0,
    })
    const wrong = {
      AMBER_WORKERS: 'no',
      FEE_BASIS_POINTS: '3001',
      IMAGE_BASE_URL: 'http://a',
      DEMO_WELCOME_AMOUNT: '5',
    }
    expect(problemsOf(wrong)).toHaveLength(4)
  })

  test('production without its settings is refused with the list of what is missing', () => {
    const problems = problemsOf({ AMBER_MODE: 'production', PORT: 'x' })
    expect(problems.map((problem) => problem.split(' ', 3).join(' '))).toEqual([
      'PORT is "x":',
      'PUBLIC_URL is missing',
      'SECRET_KEY is missing',
      'STEAM_API_KEY is missing',
      'SMS_URL is missing',
      'SMS_KEY is missing',
      'SMS_SIGN is missing',
      'ALIPAY_APP_ID is missing',
      'ALIPAY_SELLER_ID is missing',
      'ALIPAY_PRIVATE_KEY is missing',
      'ALIPAY_PUBLIC_KEY is missing',
      'IDENTITY_URL is missing',
      'IDENTITY_CLIENT_ID is missing',
      'IDENTITY_SECRET is missing',
    ])
  })

  test('production speaks to the real platform and protects trades for a week', () => {
    expect(readConfig(production)).toMatchObject({
      isDemo: false,
      steam: { communityUrl: 'https://steamcommunity.com', apiUrl: 'https://api.steampowered.com', apiKey: 'k' },
      sms: { url: 'https://sms.example/v1' },
      durations: { protection: 604_800 },
    })
  })

  test('a production site in front of an exchange elsewhere needs no keys', () => {
    const config = readConfig({
      AMBER_MODE: 'production',
      PUBLIC_URL: 'https://market.example',
      UPSTREAM_URL: 'https://exchange.example',
    })
    expect(config.upstreamUrl).toBe('https://exchange.example')
  })

  test('a payment key is taken as PEM, in one line or as bare base64, and as PKCS#1, too', () => {
    const pkcs1 = createPrivateKey(keys.privateKey).export({ type: 'pkcs1', format: 'pem' }).toString()
    const bare = (pem: string) => pem.replace(/-----[^-]+-----/g, '').replaceAll('\n', '')
    const oneLine = keys.privateKey.trim().replaceAll('\n', '\\n')
    for (const ALIPAY_PRIVATE_KEY of [keys.privateKey, pkcs1, bare(keys.privateKey), bare(pkcs1), oneLine])
      expect(readConfig({ ...production, ALIPAY_PRIVATE_KEY }).alipay.privateKey).toBe(keys.privateKey)
    const ALIPAY_PUBLIC_KEY = bare(keys.publicKey)
    expect(readConfig({ ...production, ALIPAY_PUBLIC_KEY }).alipay.publicKey).toBe(keys.publicKey)
  })

  test('a payment key that is none is not repeated', () => {
    expect(problemsOf({ ...production, ALIPAY_PRIVATE_KEY: 'c2VjcmV0' })).toEqual([
      "ALIPAY_PRIVATE_KEY is not an RSA key: give the application's private RSA key, as PEM or base64",
    ])
  })

  test('recharged money waits a day before it is withdrawn, in the demo not at all', () => {
    expect(readConfig(production).durations.rechargeWait).toBe(86_400)
    expect(readConfig({}).durations.rechargeWait).toBe(0)
    expect(readConfig({ ...production, RECHARGE_WAIT_SECONDS: '0' }).durations.rechargeWait).toBe(0)
  })

  test('durations can be set', () => {
    expect(readConfig({ ...production, PROTECTION_SECONDS: '5' }).durations.protection).toBe(5)
  })
})

import { createHash, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '#config/read-config.ts'
import { claimDataDirectory } from '#exchange/db/data-directory.ts'
import { openEmbeddedExchange } from '#host/embedded-exchange.ts'

let dataDir: string
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'amber-modes-'))))
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})

const keyOf = (words: string) => createHash('sha256').update(words).digest('hex')

const production = (secretKey = keyOf('a key for tests')) =>
  readConfig({
    AMBER_MODE: 'production',
    PUBLIC_URL: 'https://market.test',
    SECRET_KEY: secretKey,
    STEAM_API_KEY: 'A'.repeat(32),
    SMS_URL: 'https://sms.test/send',
    SMS_KEY: 'key',
    SMS_SIGN: 'Amber',
    ALIPAY_APP_ID: '2021',
    ALIPAY_SELLER_ID: '2088',
    ALIPAY_PRIVATE_KEY: keys.privateKey,
    ALIPAY_PUBLIC_KEY: keys.publicKey,
    IDENTITY_URL: 'https://identity.test',
    IDENTITY_CLIENT_ID: 'c',
    IDENTITY_SECRET: 's',
    AMBER_WORKERS: 'off',
    DATA_DIR: dataDir,
  })

test('S7.2 in production nothing of the simulators answers', async () => {
  const exchange = await openEmbeddedExchange(production())
  try {
    const ask = async (path: string) => (await exchange.fetch(new Request(`https://market.test${path}`))).status
    expect(await ask('/healthz')).toBe(200)
    // AK-47 | Redline (Field-Tested): production starts with the catalogue and nothing else
    expect(await ask('/art/1/bfddytgayyb@1.webp')).toBe(200)
    for (const path of [
      'steam/openid/login',
      'sms/inbox.json?phone=13800000001',
      'sms/',
      'captcha.json?captcha_id=x',
      'alipay/',
      'identity/',
    ]) {
      expect(await ask(`/simulators/${path}`), path).toBe(404)
    }
  } finally {
    await exchange.close()
  }
})

test('S6.5 a demo start never opens a database that a production start has marked', async () => {
  await (await openEmbeddedExchange(production())).close()
  await expect(openEmbeddedExchange(readConfig({ DATA_DIR: dataDir }))).rejects.toThrow('made in production mode')
})

test('S6.5 a data directory in use is refused, with who holds it', async () => {
  const claim = claimDataDirectory(dataDir)
  try {
    await expect(openEmbeddedExchange(production())).rejects.toThrow(`process ${process.pid}`)
  } finally {
    claim.release()
  }
})

test('S7.2 production does not open with another SECRET_KEY than before', async () => {
  await (await openEmbeddedExchange(production())).close()
  await expect(openEmbeddedExchange(production(keyOf('another key')))).rejects.toMatchObject({ exitCode: 78 })
})

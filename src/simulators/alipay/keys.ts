import { createSign, createVerify, generateKeyPairSync } from 'node:crypto'
import type { AlipayTables } from './tables.ts'

export interface KeyPair {
  /** PKCS#8 PEM. */
  privateKey: string
  /** SPKI PEM. */
  publicKey: string
}

export type Keys = ReturnType<typeof createKeys>

function makePair(): KeyPair {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
}

/**
 * The key pairs of the platform and the merchant, generated on first use and stored. A real merchant generates its own
 * keys; the simulated one is given a pair.
 */
export function createKeys(tables: AlipayTables) {
  const pairs = new Map<string, KeyPair>()
  const pairOf = (name: 'platform' | 'merchant'): KeyPair => {
    const known = pairs.get(name)
    if (known) return known
    const pair = JSON.parse(tables.setting(`${name}_keys`, () => JSON.stringify(makePair()))) as KeyPair
    pairs.set(name, pair)
    return pair
  }
  const signWith = (privateKey: string, text: string) =>
    createSign('RSA-SHA256').update(text).sign(privateKey, 'base64')
  return {
    platform: () => pairOf('platform'),
    merchant: () => pairOf('merchant'),
    /** Signs as the platform. */
    sign: (text: string) => signWith(pairOf('platform').privateKey, text),
    /** Signs like somebody who does not have the platform's key. */
    forge: (text: string) => signWith(pairOf('merchant').privateKey, text),
    isMerchants: (text: string, signature: string) =>
      createVerify('RSA-SHA256').update(text).verify(pairOf('merchant').publicKey, signature, 'base64'),
  }
}

/** Canonicalises parameters for signing; empty ones and the signature itself are left out. */
export function signedText(parameters: Readonly<Record<string, string>>, leftOut: readonly string[]): string {
  return Object.keys(parameters)
    .filter((name) => parameters[name] !== '' && !leftOut.includes(name))
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&')
}

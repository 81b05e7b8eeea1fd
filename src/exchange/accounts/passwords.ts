import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)
/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const pattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** Hashes a password for storage: argon2id over the client's MD5 hex digest, in the usual `$argon2id$…` form. */
export async function hashPassword(md5Hex: string): Promise<string> {
  const nonce = randomBytes(16)
  const { memory, passes, parallelism } = parameters
  const tag = await derive('argon2id', { message: md5Hex, nonce, ...parameters })
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`
}

/** Stands in for a missing user or password, so that refusing takes as long as for a real one. */
const nobody = hashPassword(randomBytes(16).toString('hex'))

/** Whether the digest matches. Null (no such user, no password) takes as long and never matches. */
export async function verifyPassword(md5Hex: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', tag = ''] = pattern.exec(stored ?? (await nobody)) ?? []
  if (!memory) throw new Error('a stored password has an unknown form')
  const expected = Buffer.from(tag, 'base64')
  const derived = await derive('argon2id', {
    message: md5Hex,
    nonce: Buffer.from(nonce, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })
  return timingSafeEqual(derived, expected) && stored !== null
}

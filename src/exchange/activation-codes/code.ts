import { createHmac, randomInt } from 'node:crypto'

/** Crockford's base 32: has no letter that could be mistaken for a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 16

/** A new code of 80 random bits, in four groups. */
export function makeCode(): string {
  const characters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]!)
  return characters.join('').replace(/.{4}(?=.)/g, '$&-')
}

/** Normalizes a code for comparison: drops separators, maps look-alikes to digits. Null if it is no code. */
export function normaliseCode(text: string): string | null {
  const code = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return code.length === length && [...code].every((character) => alphabet.includes(character)) ? code : null
}

/** Hashes a code for storage, so that reading the database does not allow redeeming any. */
export const hashCode = (secretKey: Uint8Array, code: string) =>
  createHmac('sha256', secretKey).update(`activation-code:${code}`).digest('base64url')

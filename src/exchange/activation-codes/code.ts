import { createHmac, randomInt } from 'node:crypto'

/** Crockford's base 32: no letter that could be read as a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 16

/** A new code of 80 random bits, in four groups. */
export function makeCode(): string {
  const characters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]!)
  return characters.join('').replace(/.{4}(?=.)/g, '$&-')
}

/** The code as it is compared: without what people add when they copy it, look-alikes read as what they mean. Null: no code. */
export function normaliseCode(text: string): string | null {
  const code = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return code.length === length && [...code].every((character) => alphabet.includes(character)) ? code : null
}

/** What is stored of a code: whoever reads the database can redeem none. */
export const hashCode = (secretKey: Uint8Array, code: string) =>
  createHmac('sha256', secretKey).update(`activation-code:${code}`).digest('base64url')

import { createPrivateKey, createPublicKey } from 'node:crypto'
import { z } from 'zod'
import { type Network, readNetwork } from '#lib/network-address.ts'

/** What a setting means and what values are valid; the table in docs/settings.md is checked against it. */
export type About = { description: string; give: string; default: string; isSecret?: true }

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))

export const seconds = (description: string, byDefault: string) =>
  wholeNumber(1, 100_000_000)
    .optional()
    .meta({ description, give: 'a whole number of seconds, at least 1', default: byDefault } satisfies About)

export const webAddress = (about: About) =>
  z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .meta(about)

export const text = (about: About) => z.string().optional().meta(about)

/** Addresses and networks, comma-separated. */
export const networks = (about: About) =>
  z
    .string()
    .transform((list, context): Network[] => {
      const read = list.split(',').map((one) => readNetwork(one.trim()))
      if (read.every((one) => one !== undefined)) return read
      context.addIssue('not a list of networks')
      return z.NEVER
    })
    .optional()
    .meta(about)

/**
 * Of 32 random bytes about 30 are distinct, and so are the differences between neighbours; made-up keys have only a
 * few.
 */
const minVariety = 20

/** A 32-byte key in hexadecimal. One that looks made up is refused, as it protects nothing. */
export const secretKey = (about: About) =>
  z
    .string()
    .regex(/^[0-9a-f]{64}$/i)
    .refine((key) => {
      const bytes = [...Buffer.from(key, 'hex')]
      const steps = bytes.slice(1).map((byte, at) => (byte - bytes[at]! + 256) % 256)
      return [bytes, steps].every((values) => new Set(values).size >= minVariety)
    })
    .optional()
    .meta(about)

/** An RSA key as PEM or as the bare base64 that Alipay's tools print; normalised to PEM, PKCS#8 or SPKI. */
export const rsaKey = (kind: 'private' | 'public', about: About) =>
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
          // Try the next format.
        }
      }
      context.addIssue('not an RSA key')
      return z.NEVER
    })
    .optional()
    .meta(about)

import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { open, seal, subkey } from '../accounts/sealed-secret.ts'
import type { Queryable } from '../db/connection.ts'
import { realNames } from '../db/schema/real-names.ts'
import type { VerifiedPerson } from '../ports/identity.ts'

const nameContext = (userId: bigint) => `real-name:${userId}`
const numberContext = (userId: bigint) => `id-number:${userId}`

/** What is stored of a verified person: encrypted texts, and a keyed hash to find equal id numbers. */
export function sealPerson(secretKey: Uint8Array, userId: bigint, { name, idNumber }: VerifiedPerson) {
  return {
    name: seal(secretKey, name, nameContext(userId)),
    idNumber: seal(secretKey, idNumber, numberContext(userId)),
    idNumberHash: createHmac('sha256', subkey(secretKey, 'id-numbers')).update(idNumber).digest('hex'),
  }
}

/**
 * A person's name and id number; null until verified. Only for payouts and comparing: answers and logs get the masked
 * forms.
 */
export async function findRealName(
  db: Queryable,
  secretKey: Uint8Array,
  userId: bigint,
): Promise<(VerifiedPerson & { verifiedAt: Date }) | null> {
  const [row] = await db.select().from(realNames).where(eq(realNames.userId, userId))
  if (!row) return null
  return {
    name: open(secretKey, row.name, nameContext(userId)),
    idNumber: open(secretKey, row.idNumber, numberContext(userId)),
    verifiedAt: row.verifiedAt,
  }
}

/** `张三丰` -> `**丰` */
export function maskName(name: string): string {
  const letters = [...name]
  return '*'.repeat(Math.max(letters.length - 1, 1)) + (letters.length > 1 ? letters.at(-1) : '')
}

/** `11010519491231002X` -> `1101**********002X` */
export const maskIdNumber = (idNumber: string) => `${idNumber.slice(0, 4)}**********${idNumber.slice(-4)}`

/** Compares names as people type them, ignoring spaces, case and full-width forms. */
export const isSameName = (one: string, other: string) => plain(one) === plain(other)
const plain = (name: string) => name.normalize('NFKC').replace(/\s+/g, '').toLowerCase()

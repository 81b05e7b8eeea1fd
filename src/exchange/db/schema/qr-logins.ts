import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { sessions, users } from './accounts.ts'
import { createdAt, identity, moment, reference } from './columns.ts'

/** Waiting for a scan; scanned by a signed-in person; confirmed by that person; refused; exchanged for a session. */
export type QrLoginState = 'waiting' | 'scanned' | 'confirmed' | 'refused' | 'used'

/**
 * Sign-ins by QR code. The picture holds only `code`, which signs nobody in: that takes the key and the secret, which
 * only the browser that requested the picture receives, and which are stored here as SHA-256.
 */
export const qrLogins = pgTable(
  'qr_logins',
  {
    id: identity(),
    code: text().notNull().unique(),
    keyHash: text().notNull().unique(),
    secretHash: text().notNull(),
    state: text().$type<QrLoginState>().notNull().default('waiting'),
    /** The requesting device and where it is: shown to the person who confirms. */
    deviceName: text(),
    platform: text(),
    address: text().notNull(),
    /** The first person to scan it; nobody else can confirm it. */
    userId: reference().references(() => users.id),
    /** The session that confirmed it: if that session ends before use, so does the confirmation. */
    confirmedBy: reference().references(() => sessions.id),
    isRemembered: boolean().notNull().default(false),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('qr_logins_expiry').on(table.expiresAt),
    // Looked through for every session that is deleted.
    index('qr_logins_confirmed')
      .on(table.confirmedBy)
      .where(sql`confirmed_by is not null`),
  ],
)

import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { sessions, users } from './accounts.ts'
import { createdAt, identity, moment, reference } from './columns.ts'

/** Waiting for a scan; seen by a signed-in person; allowed by that person; refused; turned into a session. */
export type QrLoginState = 'waiting' | 'scanned' | 'confirmed' | 'refused' | 'used'

/**
 * Sign-ins by QR code. The picture holds `code` alone, which signs nobody in: that takes the key and the secret, which only
 * the browser that asked for the picture was given, and which are kept here as SHA-256.
 */
export const qrLogins = pgTable('qr_logins', {
  id: identity(),
  code: text().notNull().unique(),
  keyHash: text().notNull().unique(),
  secretHash: text().notNull(),
  state: text().$type<QrLoginState>().notNull().default('waiting'),
  /** What asks, from where: shown to who confirms. */
  deviceName: text(),
  platform: text(),
  address: text().notNull(),
  /** Who scanned it first; nobody else can confirm it. */
  userId: reference().references(() => users.id),
  /** The session that confirmed it: if that has ended meanwhile, so has its word. */
  confirmedBy: reference().references(() => sessions.id),
  isRemembered: boolean().notNull().default(false),
  createdAt: createdAt(),
  expiresAt: moment().notNull(),
})

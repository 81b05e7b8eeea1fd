import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** What the platform last reported about an account. */
export const platformProfiles = pgTable('platform_profiles', {
  steamId: text().primaryKey(),
  nickname: text().notNull(),
  avatarUrl: text(),
  isPublic: boolean().notNull(),
  /** When the account was created; null if the platform does not say. */
  registeredAt: moment(),
  checkedAt: moment().notNull(),
})

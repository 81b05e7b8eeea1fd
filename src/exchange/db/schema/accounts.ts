import { boolean, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { SignInMethod, UserCenterPurpose } from '#contract/accounts/user-security.ts'
import { createdAt, identity, moment, reference } from './columns.ts'

/** What the platform refused after it had once worked. */
export type SetupFailure = 'api_key_invalid' | 'trade_url_invalid'

export const users = pgTable('users', {
  id: identity(),
  phone: text().notNull().unique(),
  nickname: text().notNull(),
  avatar: text(),
  /** argon2id over the client's MD5 hex digest; null until a password is set. */
  passwordHash: text(),
  steamId: text().unique(),
  /** Sealed with the exchange's own key; never leaves it. */
  apiKey: text(),
  tradeUrl: text(),
  /** Null while key and link work, as far as is known; ends when either is replaced. */
  setupFailure: text().$type<SetupFailure>(),
  isInventoryOpen: boolean().notNull().default(false),
  /**
   * There are restrictions that nobody has lifted; whether they hold now they say themselves. The trigger
   * `restrictions_mark_person` keeps it, so that commands of everybody else need not look.
   */
  isRestricted: boolean().notNull().default(false),
  sellDeliveryLimit: smallint().$type<1 | 2 | 3>().notNull().default(1),
  allowsBargain: boolean().notNull().default(true),
  /** The lowest bargain this person hears of, in whole percent of a listing's price. */
  lowestBargainPercent: smallint().notNull().default(50),
  allowsSms: boolean().notNull().default(true),
  /** The id that WeChat knows this person by at this market. */
  wechatId: text().unique(),
  wechatName: text(),
  createdAt: createdAt(),
})

/** Signed out by its own holder; ended from another session; ended by a new password or phone, or by a freeze. */
export type SessionEnd = 'signed_out' | 'ended_elsewhere' | 'credentials_changed' | 'frozen'

export const sessions = pgTable(
  'sessions',
  {
    id: identity(),
    userId: reference()
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the token; the token itself is nowhere. */
    tokenHash: text().notNull().unique(),
    deviceId: text(),
    deviceName: text(),
    platform: text(),
    address: text(),
    method: text().$type<SignInMethod>().notNull().default('sms'),
    createdAt: createdAt(),
    /** Of its last call, as of some minutes ago; `address` is where that came from. */
    lastSeenAt: createdAt(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
    endReason: text().$type<SessionEnd>(),
  },
  (table) => [index().on(table.userId)],
)

/** Pictures that wait for their one answer: the row goes with it, right or wrong. */
export const captchas = pgTable('captchas', {
  id: text().primaryKey(),
  answer: text().notNull(),
  /** PNG, base64. Drawn once: several drawings of one answer would be easier to read by machine. */
  picture: text().notNull(),
  expiresAt: moment().notNull(),
})

/** What a code is for; it opens nothing else. */
export type SmsPurpose =
  'login' | `${UserCenterPurpose}:${bigint}` | `withdrawal:${bigint}` | `receiving_account:${bigint}`

/** How often something was done under a key (a phone, an address) since its window opened. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  resetsAt: moment().notNull(),
})

/** One-time codes: single use, bound to phone and purpose. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    id: identity(),
    phone: text().notNull(),
    purpose: text().$type<SmsPurpose>().notNull(),
    codeHash: text().notNull(),
    attempts: integer().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index().on(table.phone, table.purpose, table.createdAt)],
)

/** Platform sign-ins under way, and the nonces that were spent. */
export const platformSignIns = pgTable(
  'platform_sign_ins',
  {
    state: text().primaryKey(),
    userId: reference()
      .notNull()
      .references(() => users.id),
    returnPath: text().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    nonce: text(),
  },
  (table) => [uniqueIndex().on(table.nonce)],
)

/** WeChat bindings under way: each is good for one return of the browser, within ten minutes. */
export const wechatSignIns = pgTable('wechat_sign_ins', {
  state: text().primaryKey(),
  userId: reference()
    .notNull()
    .references(() => users.id),
  expiresAt: moment().notNull(),
  usedAt: moment(),
})

import { boolean, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { SetupFailure } from '#contract/accounts/user.ts'
import type { SignInMethod, UserCenterPurpose } from '#contract/accounts/user-security.ts'
import { createdAt, identity, moment, reference } from './columns.ts'

export const users = pgTable('users', {
  id: identity(),
  phone: text().notNull().unique(),
  nickname: text().notNull(),
  avatar: text(),
  /** argon2id over the client's MD5 hex digest; null until a password is set. */
  passwordHash: text(),
  steamId: text().unique(),
  /** When a platform account was last unbound; null if none ever was. */
  steamUnboundAt: moment(),
  /** Sealed with the exchange's own key; never leaves it. */
  apiKey: text(),
  /** The key has shown the same offer as the other side's: it is this account's own, and not a stranger's. */
  isApiKeyProven: boolean().notNull().default(false),
  tradeUrl: text(),
  /** Known apart from `setupFailure`, which names only what has to be replaced first: a dead key hides a dead link. */
  isTradeUrlDead: boolean().notNull().default(false),
  /**
   * When another link was last set in place of one, or one that was known to be dead was set again. The platform gives
   * an account one link, so the old one is dead.
   */
  tradeUrlReplacedAt: moment(),
  /** Null while key and link work, as far as is known; cleared when either is replaced. */
  setupFailure: text().$type<SetupFailure>(),
  isInventoryOpen: boolean().notNull().default(false),
  /**
   * True while there are restrictions that nobody has lifted, expired ones included. The trigger
   * `restrictions_mark_person` maintains it, so that commands of unrestricted people skip the lookup.
   */
  isRestricted: boolean().notNull().default(false),
  sellDeliveryLimit: smallint().$type<1 | 2 | 3>().notNull().default(1),
  allowsBargain: boolean().notNull().default(true),
  /** The lowest bargain that reaches this person as a seller, in whole percent of a listing's price. */
  lowestBargainPercent: smallint().notNull().default(50),
  allowsSms: boolean().notNull().default(true),
  /** WeChat's id for this person at this market. */
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
    /** SHA-256 of the token, which itself is stored nowhere. */
    tokenHash: text().notNull().unique(),
    deviceId: text(),
    deviceName: text(),
    platform: text(),
    address: text(),
    /** Language of its last call, as stale as `lastSeenAt`; null before it named one. */
    locale: text().$type<'en' | 'zh-CN'>(),
    method: text().$type<SignInMethod>().notNull().default('sms'),
    createdAt: createdAt(),
    /** Time of its last call, some minutes stale at most; `address` is where that call came from. */
    lastSeenAt: createdAt(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
    endReason: text().$type<SessionEnd>(),
  },
  (table) => [index().on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

/** Captchas awaiting their one answer, which deletes the row, right or wrong. */
export const captchas = pgTable('captchas', {
  id: text().primaryKey(),
  answer: text().notNull(),
  /** PNG, base64. Drawn once: several drawings of one answer would be easier to read by machine. */
  picture: text().notNull(),
  expiresAt: moment().notNull(),
})

/** What a code is for; it is valid for nothing else. */
export type SmsPurpose =
  'login' | `${UserCenterPurpose}:${bigint}` | `withdrawal:${bigint}` | `receiving_account:${bigint}`

/** How often something was done under a key (a phone, an address) in the current window. */
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
  (table) => [index().on(table.phone, table.purpose, table.createdAt), index('sms_codes_expiry').on(table.expiresAt)],
)

/** Platform sign-ins in progress, and spent nonces. */
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

/** WeChat bindings in progress: each is valid for one return of the browser, within ten minutes. */
export const wechatSignIns = pgTable('wechat_sign_ins', {
  state: text().primaryKey(),
  userId: reference()
    .notNull()
    .references(() => users.id),
  expiresAt: moment().notNull(),
  usedAt: moment(),
})

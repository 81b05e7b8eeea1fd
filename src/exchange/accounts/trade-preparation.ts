import { eq, sql } from 'drizzle-orm'
import { codes } from '#contract/codes.ts'
import type { Queryable, Transaction } from '../db/connection.ts'
import type { SetupFailure } from '#contract/accounts/user.ts'
import { users } from '../db/schema/accounts.ts'
import { prepared } from '../db/statement.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { accountRefusals } from './refusals.ts'

/** S1.14 The four steps of trade preparation, each done or not. */
export interface Preparation {
  platform_bound: boolean
  inventory_open: boolean
  api_key_set: boolean
  trade_url_set: boolean
}

const setupFailures: Record<SetupFailure, [string, string]> = {
  api_key_invalid: ['Your API key has stopped working. Please set a new one.', '您的 API Key 已失效，请重新设置。'],
  trade_url_invalid: [
    'Your trade link has stopped working. Please set the new one.',
    '您的交易链接已失效，请重新设置。',
  ],
}

/** `alone`: the lock is exclusive, so counts per user are stable as well. */
export type TraderLock = 'share' | 'alone'

/** Reads what `checkAction` needs. In a transaction pass `lock`: the row is then locked, so that nobody unbinds. */
export async function readTrader(db: Queryable | Transaction, userId: bigint, lock?: TraderLock) {
  const [trader] = await (lock ? lockTrader[lock] : traderQuery)(db, { userId })
  if (!trader) throw new Error(`there is no user ${userId}`)
  return trader
}

const traderSelect = (db: Queryable | Transaction) =>
  db
    .select({
      steamId: users.steamId,
      isInventoryOpen: users.isInventoryOpen,
      apiKey: users.apiKey,
      tradeUrl: users.tradeUrl,
      setupFailure: users.setupFailure,
      isRestricted: users.isRestricted,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))

const traderQuery = prepared('trader', traderSelect)
const lockTrader = {
  share: prepared('share_trader', (db) => traderSelect(db).for('share')),
  alone: prepared('lock_trader', (db) => traderSelect(db).for('no key update')),
}

/**
 * Checks whether a user is prepared for trading. Refuses with the first missing step, S8.12 and S8.13: 301011 no
 * platform account; 301008 key or link never set; 301012 all set but the inventory is private; 301013 key or link has
 * stopped working. `extra.preparation` lists what is done. Commands call `checkAction`, which also covers restrictions.
 */
export function judgePreparation(user: Awaited<ReturnType<typeof readTrader>>): Refusal | Preparation {
  const preparation: Preparation = {
    platform_bound: user.steamId !== null,
    inventory_open: user.isInventoryOpen,
    api_key_set: user.apiKey !== null,
    trade_url_set: user.tradeUrl !== null,
  }
  const extra = { preparation }
  if (!preparation.platform_bound) return accountRefusals.platformNotBound(extra)
  if (!preparation.api_key_set || !preparation.trade_url_set) {
    return refuse(codes.tradeNotPrepared, 'Please finish preparing for trading.', '请先完成交易准备。', extra)
  }
  if (!preparation.inventory_open) {
    return refuse(codes.inventoryPrivate, 'Your Steam inventory is private.', '您的 Steam 库存未公开。', extra)
  }
  if (user.setupFailure) {
    return refuse(codes.tradeSetupBroken, ...setupFailures[user.setupFailure], {
      ...extra,
      setup_failure: user.setupFailure,
    })
  }
  return preparation
}

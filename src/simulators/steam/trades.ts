import type { Assets } from './assets.ts'
import { type Offer, type Offers, RESULT, STATE } from './offers.ts'
import type { SteamTables } from './schema.ts'

/** The subset of Steam's ETradeStatus that occurs here. */
export const STATUS = { complete: 3, reversed: 12 } as const

export interface TradedAsset {
  giver: string
  taker: string
  assetId: number
  newAssetId: number
  classId: string
  instanceId: string
}

export interface Trade {
  tradeId: string
  status: number
  timeInit: number
  timeSettlement: number
  rollbackTrade: string | null
  reversedAt: number | null
  assets: readonly TradedAsset[]
}

interface Parts {
  tables: SteamTables
  assets: Assets
  offers: Offers
  clock: () => Date
  protectionSeconds: number
}

type Accepted = { ok: true; tradeId: string } | { ok: false; eresult: number }
export type Reversal = { ok: true; tradeId: string } | { ok: false; reason: 'unknown_trade' | 'already_settled' }

export type Trades = ReturnType<typeof createTrades>

export function createTrades({ tables, assets, offers, clock, protectionSeconds }: Parts) {
  const now = () => Math.floor(clock().getTime() / 1000)

  function find(tradeId: string): Trade | null {
    const row = tables.get<Omit<Trade, 'assets'>>(
      `select trade_id as tradeId, status, time_init as timeInit, time_settlement as timeSettlement,
        rollback_trade as rollbackTrade, reversed_at as reversedAt
        from trades left join reversals using (trade_id) where trade_id = ?`,
      tradeId,
    )
    if (!row) return null
    const moved = tables.all<TradedAsset>(
      `select giver, taker, asset_id as assetId, new_asset_id as newAssetId, class_id as classId,
        instance_id as instanceId from traded_assets where trade_id = ? order by asset_id`,
      tradeId,
    )
    return { ...row, assets: moved }
  }

  /** Moves every item to the other side, under protection until the trade settles. */
  function exchange(offer: Offer): string {
    const tradeId = String(tables.nextId('trade'))
    const settlement = now() + protectionSeconds
    const sql = 'insert into trades (trade_id, offer_id, status, time_init, time_settlement) values (?, ?, ?, ?, ?)'
    tables.run(sql, tradeId, offer.offerId, STATUS.complete, now(), settlement)
    for (const item of offer.items) {
      const taker = item.giver === offer.sender ? offer.recipient : offer.sender
      const newId = assets.move(item.assetId, taker, settlement)
      tables.run(
        `insert into traded_assets (trade_id, giver, taker, asset_id, new_asset_id, class_id, instance_id)
         values (?, ?, ?, ?, ?, ?, ?)`,
        tradeId,
        item.giver,
        taker,
        item.assetId,
        newId,
        item.classId,
        item.instanceId,
      )
    }
    offers.setState(offer.offerId, STATE.accepted)
    tables.run('update offers set trade_id = ? where offer_id = ?', tradeId, offer.offerId)
    return tradeId
  }

  return {
    find,
    accept: (offerId: number, by: string): Accepted =>
      tables.transaction(() => {
        const offer = offers.find(offerId)
        if (!offer || offer.recipient !== by) return { ok: false, eresult: RESULT.accessDenied }
        if (offer.state !== STATE.active) return { ok: false, eresult: RESULT.invalidState }
        if (!offer.items.every(offers.isPresent)) {
          offers.setState(offerId, STATE.invalidItems)
          return { ok: false, eresult: RESULT.revoked }
        }
        const tradeId = exchange(offer)
        offers.invalidateOthers(
          offerId,
          offer.items.map((item) => item.assetId),
        )
        return { ok: true, tradeId }
      }),
    /** The platform reverses a trade in protection: items return, again under new ids. */
    reverse: (tradeId: string): Reversal =>
      tables.transaction(() => {
        const trade = find(tradeId)
        if (!trade) return { ok: false, reason: 'unknown_trade' }
        if (trade.status !== STATUS.complete || trade.timeSettlement <= now()) {
          return { ok: false, reason: 'already_settled' }
        }
        for (const item of trade.assets) assets.move(item.newAssetId, item.giver, 0)
        const rollback = String(tables.nextId('trade'))
        const sql = 'update trades set status = ?, rollback_trade = ? where trade_id = ?'
        tables.run(sql, STATUS.reversed, rollback, tradeId)
        tables.run('insert into reversals (trade_id, reversed_at) values (?, ?)', tradeId, now())
        return { ok: true, tradeId: rollback }
      }),
  }
}

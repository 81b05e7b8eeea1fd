import type { Account, Accounts } from './accounts.ts'
import type { Asset, Assets } from './assets.ts'
import type { SteamTables } from './schema.ts'

/** The subset of Steam's ETradeOfferState that occurs here. */
export const STATE = {
  active: 2,
  accepted: 3,
  expired: 5,
  cancelled: 6,
  declined: 7,
  invalidItems: 8,
  needsConfirmation: 9,
} as const
/** Steam's EResult. */
export const RESULT = { fail: 2, invalidState: 11, accessDenied: 15, timeout: 16, revoked: 26 } as const
const EXPIRES_AFTER = 14 * 86_400

export interface Offer {
  offerId: number
  sender: string
  recipient: string
  message: string
  state: number
  createdAt: number
  updatedAt: number
  expiresAt: number
  tradeId: string | null
  items: readonly OfferedItem[]
}

export interface OfferedItem {
  giver: string
  assetId: number
  classId: string
  instanceId: string
}

export interface NewOffer {
  sender: string
  recipient: string
  token: string
  message: string
  gives: readonly string[]
  takes: readonly string[]
}

type Done<T> = ({ ok: true } & T) | { ok: false; eresult: number }

const SELECT = `select offer_id as offerId, sender, recipient, message, state, created_at as createdAt,
  updated_at as updatedAt, expires_at as expiresAt, trade_id as tradeId from offers`

interface Parts {
  tables: SteamTables
  accounts: Accounts
  assets: Assets
  clock: () => Date
}

export type Offers = ReturnType<typeof createOffers>

export function createOffers({ tables, accounts, assets, clock }: Parts) {
  const now = () => Math.floor(clock().getTime() / 1000)

  function canGive(asset: Asset | null, owner: string): asset is Asset {
    return asset !== null && asset.owner === owner && asset.isTradable && asset.protectedUntil <= now()
  }

  const setState = (offerId: number, state: number) =>
    tables.run('update offers set state = ?, updated_at = ? where offer_id = ?', state, now(), offerId)

  function withItems(row: Omit<Offer, 'items'>): Offer {
    const sql = `select giver, asset_id as assetId, class_id as classId, instance_id as instanceId
      from offer_items where offer_id = ? order by asset_id`
    const isOverdue = row.state === STATE.active && row.expiresAt <= now()
    return { ...row, state: isOverdue ? STATE.expired : row.state, items: tables.all<OfferedItem>(sql, row.offerId) }
  }

  function find(offerId: number): Offer | null {
    const row = tables.get<Omit<Offer, 'items'>>(`${SELECT} where offer_id = ?`, offerId)
    return row ? withItems(row) : null
  }

  return {
    find,
    setState,
    canGive,
    isPresent: (item: OfferedItem) => canGive(assets.find(item.assetId), item.giver),
    send: (offer: NewOffer): Done<{ offerId: string }> =>
      tables.transaction(() => {
        const recipient: Account | null = accounts.find(offer.recipient)
        if (!recipient || recipient.steamId === offer.sender || recipient.tradeToken !== offer.token) {
          return { ok: false, eresult: RESULT.accessDenied }
        }
        const ids = [...offer.gives, ...offer.takes]
        const found = ids.map((id, index) => {
          const asset = /^\d{1,15}$/.test(id) ? assets.find(Number(id)) : null
          return canGive(asset, index < offer.gives.length ? offer.sender : offer.recipient) ? asset : null
        })
        if (ids.length === 0 || new Set(ids).size !== ids.length) return { ok: false, eresult: RESULT.fail }
        if (found.includes(null)) return { ok: false, eresult: RESULT.revoked }
        const offerId = Number(tables.nextId('offer'))
        const at = now()
        tables.run(
          `insert into offers (offer_id, sender, recipient, message, state, created_at, updated_at, expires_at)
           values (?, ?, ?, ?, ?, ?, ?, ?)`,
          offerId,
          offer.sender,
          offer.recipient,
          offer.message,
          STATE.active,
          at,
          at,
          at + EXPIRES_AFTER,
        )
        for (const asset of found) {
          if (!asset) continue
          const sql = `insert into offer_items (offer_id, giver, asset_id, class_id, instance_id) values (?, ?, ?, ?, ?)`
          tables.run(sql, offerId, asset.owner, asset.assetId, asset.classId, asset.instanceId)
        }
        return { ok: true, offerId: String(offerId) }
      }),
    /** The recipient declines an active offer; the sender cancels it, confirmed or not. */
    withdraw: (offerId: number, by: string): Done<{ offer: Offer }> =>
      tables.transaction(() => {
        const offer = find(offerId)
        if (!offer || (offer.sender !== by && offer.recipient !== by))
          return { ok: false, eresult: RESULT.accessDenied }
        const isUnconfirmed = offer.state === STATE.needsConfirmation && offer.sender === by
        if (offer.state !== STATE.active && !isUnconfirmed) return { ok: false, eresult: RESULT.invalidState }
        setState(offerId, offer.sender === by ? STATE.cancelled : STATE.declined)
        return { ok: true, offer }
      }),
    /** Newest first. A recipient does not see what its sender has not confirmed. */
    listOf: (steamId: string, side: 'sender' | 'recipient', limit = 100): Offer[] =>
      tables
        .all<Omit<Offer, 'items'>>(
          `${SELECT} where ${side} = ? and (${side} = sender or state <> ?) order by offer_id desc limit ?`,
          steamId,
          STATE.needsConfirmation,
          limit,
        )
        .map(withItems),
    /** Invalidates other active offers whose items a trade has just taken. */
    invalidateOthers: (offerId: number, assetIds: readonly number[]) => {
      const sql = `select distinct offer_id as offerId from offer_items join offers using (offer_id)
        where asset_id = ? and offer_id <> ? and state = ?`
      for (const assetId of assetIds) {
        const others = tables.all<{ offerId: number }>(sql, assetId, offerId, STATE.active)
        for (const other of others) setState(other.offerId, STATE.invalidItems)
      }
    },
  }
}

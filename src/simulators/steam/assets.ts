import { createHash } from 'node:crypto'
import type { SteamTables } from './schema.ts'

export interface ItemTag {
  category: string
  internalName: string
  label: string
  /** Six hex digits, as in Steam's colours of rarity and quality. */
  color?: string
}

/** Facts shared by all assets of one class and instance. */
export interface ItemFacts {
  marketHashName: string
  name: string
  type: string
  iconUrl: string
  /** `Field-Tested`; omitted for goods without wear. */
  exterior?: string
  collection?: string
  nameColor?: string
  stickers?: readonly { name: string; imageUrl?: string }[]
  charm?: { name: string; imageUrl?: string }
  nameTag?: string
  /** The payload of the item's own inspect link, in hex; if omitted, the link only names the item. */
  certificate?: string
  tags?: readonly ItemTag[]
}

export interface NewAsset extends ItemFacts {
  steamId: string
  /** Defaults to the next free id. */
  assetId?: string
  wear?: number
  paintSeed?: number
  paintIndex?: number
  isTradable?: boolean
}

export interface Asset {
  assetId: number
  owner: string
  classId: string
  instanceId: string
  isTradable: boolean
  wear: string | null
  paintSeed: number | null
  paintIndex: number | null
  protectedUntil: number
  facts: ItemFacts
}

interface AssetRow extends Omit<Asset, 'isTradable' | 'facts'> {
  isTradable: number
  facts: string
}

const SELECT = `select asset_id as assetId, owner, class_id as classId, instance_id as instanceId,
  is_tradable as isTradable, wear, paint_seed as paintSeed, paint_index as paintIndex,
  protected_until as protectedUntil, facts from assets join items using (class_id, instance_id)`

const toAsset = (row: AssetRow): Asset => ({
  ...row,
  isTradable: row.isTradable === 1,
  facts: JSON.parse(row.facts) as ItemFacts,
})

/** Derives a stable ten-digit number from a text, so that an item has the same class and instance in every database. */
function numberFrom(text: string): string {
  const hash = createHash('sha256').update(text).digest().readBigUInt64BE()
  return String(1_000_000_000n + (hash % 9_000_000_000n))
}

function factsOf(asset: NewAsset): ItemFacts {
  const {
    marketHashName,
    name,
    type,
    iconUrl,
    exterior,
    collection,
    nameColor,
    stickers,
    charm,
    nameTag,
    certificate,
    tags,
  } = asset
  return {
    marketHashName,
    name,
    type,
    iconUrl,
    exterior,
    collection,
    nameColor,
    stickers,
    charm,
    nameTag,
    certificate,
    tags,
  }
}

export interface InventoryFilter {
  owner: string
  /** In seconds: assets in protection at that time are left out, or with `isProtected` are the only ones listed. */
  now: number
  isProtected?: boolean
  /** Words in the market name. */
  words?: string
  /** Only assets after this one, newest first. */
  after?: number
  limit: number
}

export type Assets = ReturnType<typeof createAssets>

export function createAssets(tables: SteamTables) {
  const matching = ({ owner, now, isProtected = false, words = '' }: InventoryFilter) =>
    [isProtected ? 'protected_until > ?' : 'protected_until <= ?', [owner, now, words, words]] as const
  const named = `(? = '' or instr(lower(facts ->> 'marketHashName'), lower(?)) > 0)`
  const where = (test: string) => `where owner = ? and ${test} and ${named}`
  return {
    /** Adds assets to inventories in one transaction; returns their ids in the same order. */
    addAll: (list: readonly NewAsset[]): string[] =>
      tables.transaction(() => {
        const highest = list.reduce(
          (most, { assetId }) => (BigInt(assetId ?? 0) > most ? BigInt(assetId ?? 0) : most),
          0n,
        )
        tables.reserveId('asset', highest)
        const firstFree = tables.nextId('asset', list.length)
        const seen = new Set<string>()
        return list.map((asset, index) => {
          const facts = JSON.stringify(factsOf(asset))
          const classId = numberFrom(asset.marketHashName)
          const instanceId = numberFrom(facts)
          if (!seen.has(instanceId)) {
            seen.add(instanceId)
            const sql = 'insert into items (class_id, instance_id, facts) values (?, ?, ?) on conflict do nothing'
            tables.run(sql, classId, instanceId, facts)
          }
          const assetId = asset.assetId ?? String(firstFree + BigInt(index))
          tables.run(
            `insert into assets (asset_id, owner, class_id, instance_id, is_tradable, wear, paint_seed, paint_index)
             values (?, ?, ?, ?, ?, ?, ?, ?)`,
            Number(assetId),
            asset.steamId,
            classId,
            instanceId,
            asset.isTradable === false ? 0 : 1,
            asset.wear === undefined ? null : String(asset.wear),
            asset.paintSeed ?? null,
            asset.paintIndex ?? null,
          )
          return assetId
        })
      }),
    find: (assetId: number): Asset | null => {
      const row = tables.get<AssetRow>(`${SELECT} where asset_id = ?`, assetId)
      return row ? toAsset(row) : null
    },
    list: (filter: InventoryFilter): Asset[] => {
      const [test, values] = matching(filter)
      const order = 'and asset_id < ? order by asset_id desc limit ?'
      const after = filter.after ?? Number.MAX_SAFE_INTEGER
      return tables.all<AssetRow>(`${SELECT} ${where(test)} ${order}`, ...values, after, filter.limit).map(toAsset)
    },
    count: (filter: Omit<InventoryFilter, 'limit'>): number => {
      const [test, values] = matching({ ...filter, limit: 0 })
      const sql = `select count(*) as total from assets join items using (class_id, instance_id) ${where(test)}`
      return tables.get<{ total: number }>(sql, ...values)?.total ?? 0
    },
    factsOf: (classId: string, instanceId: string): ItemFacts | null => {
      const sql = 'select facts from items where class_id = ? and instance_id = ?'
      const row = tables.get<{ facts: string }>(sql, classId, instanceId)
      return row ? (JSON.parse(row.facts) as ItemFacts) : null
    },
    /** Moves an asset to another owner under a new id, which is returned. */
    move: (assetId: number, owner: string, protectedUntil: number): number => {
      const newId = Number(tables.nextId('asset'))
      const sql = 'update assets set asset_id = ?, owner = ?, protected_until = ? where asset_id = ?'
      tables.run(sql, newId, owner, protectedUntil, assetId)
      return newId
    },
  }
}

import type { z } from 'zod'
import type { assetInfo } from '#contract/market/listing-fields.ts'
import type { Queryable } from '../db/connection.ts'
import type { AssetCharm, assets } from '../db/schema/assets.ts'
import type { Locale } from '../http/context.ts'
import { fadeOf } from './fade.ts'
import { findGoods } from './goods-infos.ts'
import { local } from './goods-index.ts'
import { imageOf } from './image.ts'

export type AssetInfo = z.output<typeof assetInfo>
type AssetRow = Pick<
  typeof assets.$inferSelect,
  'id' | 'goodsId' | 'wear' | 'paintSeed' | 'stickers' | 'charm' | 'nameTag' | 'inspectUrl'
>

/** What people see of these assets, by asset id. */
export async function assetInfos(
  db: Queryable,
  rows: readonly AssetRow[],
  locale: Locale,
): Promise<Map<bigint, AssetInfo>> {
  const infos = await describeAssets(db, rows, locale)
  return new Map(rows.map(({ id }, index) => [id, infos[index]!]))
}

/**
 * What people see of these assets, in the given order; one asset may come several times, as it was at different times.
 * Stickers known to the catalogue are named in the requested language.
 */
export async function describeAssets(db: Queryable, rows: readonly AssetRow[], locale: Locale): Promise<AssetInfo[]> {
  const known = await findGoods(
    db,
    new Set(rows.flatMap((row) => [...row.stickers, row.charm].flatMap((part) => part?.goodsId ?? []))),
  )
  return rows.map((row) => ({
    asset_id: row.id.toString(),
    wear: row.wear,
    paint_seed: row.paintSeed,
    fade: fadeOf(row),
    stickers: row.stickers.map(({ slot, goodsId, name, wear }) => {
      const goods = goodsId === null ? undefined : known.get(goodsId)
      const image = goods ? imageOf(goods.goods_id) : null
      // A sticker's short name is the second part of `Sticker | Titan (Holo) | Katowice 2014`.
      return {
        slot,
        goods_id: goodsId,
        name: goods ? local(goods.finish_name ?? goods.name, locale) : name,
        image,
        wear,
      }
    }),
    charm: row.charm && charmInfo(row.charm, known, locale),
    name_tag: row.nameTag,
    inspect_url: row.inspectUrl,
  }))
}

function charmInfo(
  { goodsId, name, pattern }: AssetCharm,
  known: Awaited<ReturnType<typeof findGoods>>,
  locale: Locale,
): AssetInfo['charm'] {
  const goods = goodsId === null ? undefined : known.get(goodsId)
  return {
    goods_id: goodsId,
    name: goods ? local(goods.finish_name ?? goods.name, locale) : name,
    image: goods ? imageOf(goods.goods_id) : null,
    pattern,
  }
}

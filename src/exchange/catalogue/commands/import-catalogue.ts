import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { bulkInsert } from '../../db/bulk-insert.ts'
import type { Transaction } from '../../db/connection.ts'
import { fades, goods, styles } from '../../db/schema/catalogue.ts'
import { meta } from '../../db/schema/meta.ts'
import { fadesOf } from '../fade.ts'
import type { Catalogue, CatalogueGoods } from '../goods.ts'
import { searchTextOf } from '../search-text.ts'

/** Bump when the same catalogue yields different rows, e.g. another search text. */
const rowsVersion = 5
const metaKey = 'catalogue'

/**
 * Syncs the tables with the catalogue: new goods, changed names and facts, a market row for each goods and style. Does
 * nothing if this exact catalogue was imported before. Goods dropped from the catalogue stay, since assets, listings
 * and orders refer to them. `popularity` is the initial value of new goods; existing ones keep theirs. Processes that
 * start together serialize on one row of `meta`.
 *
 * @returns whether anything was written
 */
export async function importCatalogue(
  tx: Transaction,
  catalogue: Catalogue,
  popularity: (goods: CatalogueGoods) => number = () => 0,
): Promise<boolean> {
  const hash = hashOf(catalogue)
  await tx.insert(meta).values({ key: metaKey, value: '' }).onConflictDoNothing()
  const [known] = await tx.select({ hash: meta.value }).from(meta).where(eq(meta.key, metaKey)).for('update')
  if (known?.hash === hash) return false
  await bulkInsert(tx, goods, goodsRows(catalogue, popularity), { onConflict: updateGoods })
  await bulkInsert(tx, styles, styleRows(catalogue), {
    onConflict: sql`(goods_id, style_id) do update set name_en = excluded.name_en, name_zh = excluded.name_zh`,
  })
  await tx.execute(sql`
    insert into goods_markets
      (goods_id, style_id, popularity, category, weapon, exterior, quality, rarity, search_text)
    select goods.id, style.id, popularity, category, weapon, exterior, quality, rarity, search_text
    from goods
    cross join lateral (select 0 as id union all select style_id from styles where goods_id = goods.id) as style
    on conflict (goods_id, style_id) do update set
      category = excluded.category, weapon = excluded.weapon, exterior = excluded.exterior,
      quality = excluded.quality, rarity = excluded.rarity, search_text = excluded.search_text`)
  await bulkInsert(tx, fades, fadeRows(catalogue), {
    onConflict: sql`(finish_key) do update set percentages = excluded.percentages`,
  })
  await tx.execute(updateListings)
  await tx.update(meta).set({ value: hash }).where(eq(meta.key, metaKey))
  return true
}

/** Listings copy the facts of their goods when they are made. */
const updateListings = sql`
  update listings set
    category = goods.category, weapon = goods.weapon, exterior = goods.exterior, quality = goods.quality,
    rarity = goods.rarity, fade = fades.percentages[listings.paint_seed + 1]
  from goods left join fades using (finish_key)
  where goods.id = listings.goods_id
    and (listings.category, listings.weapon, listings.exterior, listings.quality, listings.rarity, listings.fade)
      is distinct from (goods.category, goods.weapon, goods.exterior, goods.quality, goods.rarity,
        fades.percentages[listings.paint_seed + 1])`

const updateGoods = sql`(id) do update set
  name_en = excluded.name_en, name_zh = excluded.name_zh,
  item_name_en = excluded.item_name_en, item_name_zh = excluded.item_name_zh,
  finish_name_en = excluded.finish_name_en, finish_name_zh = excluded.finish_name_zh,
  category = excluded.category, weapon = excluded.weapon, exterior = excluded.exterior, quality = excluded.quality,
  rarity = excluded.rarity, wear_min = excluded.wear_min, wear_max = excluded.wear_max,
  collection = excluded.collection, containers = excluded.containers, finish_key = excluded.finish_key,
  search_text = excluded.search_text`

function hashOf(catalogue: Catalogue): string {
  const hash = createHash('sha256').update(String(rowsVersion))
  for (const goods of catalogue.goods) hash.update(JSON.stringify(goods))
  return hash.digest('hex')
}

function* goodsRows(catalogue: Catalogue, popularity: (goods: CatalogueGoods) => number) {
  for (const item of catalogue.goods) {
    yield {
      id: item.goods_id,
      marketHashName: item.market_hash_name,
      nameEn: item.name.en,
      nameZh: item.name.zh,
      itemNameEn: item.item_name.en,
      itemNameZh: item.item_name.zh,
      finishNameEn: item.finish_name?.en,
      finishNameZh: item.finish_name?.zh,
      category: item.category,
      weapon: item.weapon,
      exterior: item.exterior,
      quality: item.quality,
      rarity: item.rarity,
      wearMin: item.wear_min,
      wearMax: item.wear_max,
      collection: item.collection,
      containers: [...item.containers],
      finishKey: item.finish_key,
      searchText: searchTextOf(item),
      popularity: popularity(item),
    }
  }
}

function* fadeRows({ goods: all }: Catalogue) {
  const finishes = new Map(all.map((item) => [item.finish_key, item]))
  for (const [finishKey, item] of finishes) {
    const percentages = fadesOf(item)
    if (percentages) yield { finishKey, percentages: [...percentages] }
  }
}

function* styleRows(catalogue: Catalogue) {
  for (const item of catalogue.goods) {
    for (const style of item.styles) {
      yield { goodsId: item.goods_id, styleId: style.style_id, nameEn: style.name.en, nameZh: style.name.zh }
    }
  }
}

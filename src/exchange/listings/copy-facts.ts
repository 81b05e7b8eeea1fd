import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'

/**
 * Copies the items' current facts onto locked listings, as `listings_copy_facts` does for a new one. What the market
 * counts (goods, style, whether there are stickers, a charm, a name tag) differs on none that is on sale: those have
 * failed before.
 */
export async function copyFacts(tx: Transaction, listingIds: readonly bigint[]): Promise<void> {
  if (listingIds.length === 0) return
  await tx.execute(sql`
    update listings l set goods_id = a.goods_id, style_id = a.style_id, wear = a.wear, paint_seed = a.paint_seed,
      category = f.category, weapon = f.weapon, exterior = f.exterior, quality = f.quality, rarity = f.rarity,
      sticker_count = f.sticker_count, sticker_tags = f.sticker_tags, charm_goods_id = f.charm_goods_id,
      has_charm = f.has_charm, has_name_tag = f.has_name_tag, fade = f.fade, sticker_wear = f.sticker_wear
    from assets a join listing_facts f on f.asset_id = a.id
    where a.id = l.asset_id and l.id = any(${`{${listingIds.join(',')}}`}::bigint[])`)
}

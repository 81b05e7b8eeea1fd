import { type SQL, sql } from 'drizzle-orm'
import type { OrderedItem } from '../db/schema/orders.ts'

/** What an order keeps of its item, as a part of the statement that inserts it. */
export const keptItem = (assetId: bigint | SQL): SQL<OrderedItem> => sql`(
  select jsonb_build_object('wear', a.wear, 'paintSeed', a.paint_seed, 'stickers', a.stickers, 'charm', a.charm,
    'nameTag', a.name_tag, 'inspectUrl', a.inspect_url)
  from assets a where a.id = ${assetId})`

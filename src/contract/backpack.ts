import { z } from 'zod'
import { getCall } from './call.ts'
import { amount, cursor, goodsId, id, keyword, pageOf, queryPageSize, styleId, timestamp } from './fields.ts'
import { goodsInfo } from './market/goods-fields.ts'
import { assetInfo } from './market/listing-fields.ts'
import { backpackShows } from './words.ts'

/**
 * `protected`: the trade can still be reversed. `sold`: no longer held, sold here or elsewhere. Others: as in the
 * inventory.
 */
export const backpackState = z.enum([
  'protected',
  'sellable',
  'locked',
  'in_order',
  'on_sale',
  'reserved',
  'failed',
  'sold',
])

export const backpack = getCall('/api/v1/backpack/list', {
  name: 'inventory.backpack',
  summary: 'What I bought here and received, newest first',
  session: 'required',
  request: z.object({
    state: z.enum(backpackShows).default('all'),
    keyword: keyword.optional(),
    cursor: cursor.optional(),
    page_size: queryPageSize.default(20),
  }),
  response: pageOf(
    z.object({
      order_id: id,
      asset_id: id,
      goods_id: goodsId,
      style_id: styleId,
      goods_info: goodsInfo,
      asset: assetInfo,
      state: backpackState,
      /** The price the caller paid. */
      price: amount,
      reference_price: amount.nullable(),
      received_at: timestamp,
      /** The trade can be reversed until then; null once protection has ended. */
      protected_until: timestamp.nullable(),
      listing_id: id.nullable(),
      /** The order in which it is being sold on: of a `reserved` item or one `in_order`. */
      sale_order_id: id.nullable(),
      remark: z.string().nullable(),
    }),
  ).extend({ total: z.int() }),
})

import { z } from 'zod'
import { getCall } from '../call.ts'
import { amount, cursor, goodsId, pageOf, queryPageSize, queryStyleId, styleId, timestamp } from '../fields.ts'
import { goodsInfo } from './goods-fields.ts'
import { assetInfo } from './listing-fields.ts'
import { statisticsSorts, statisticsWindows } from '../words.ts'

export const billOrder = getCall('/api/v1/market/bill_order', {
  name: 'market.billOrder',
  summary: 'What a goods was sold for, newest first: price, time and item, and nobody’s name',
  request: z.object({
    goods_id: goodsId,
    style_id: queryStyleId.default(0),
    cursor: cursor.optional(),
    page_size: queryPageSize.default(20),
  }),
  response: pageOf(
    z.object({
      style_id: styleId,
      price: amount,
      sold_at: timestamp,
      /** What kind of trade it was. */
      kind: z.enum(['listing', 'bargain', 'purchase_order']),
      ...assetInfo.pick({ wear: true, paint_seed: true, fade: true, stickers: true, charm: true }).shape,
    }),
  ).extend({ goods_infos: z.array(goodsInfo) }),
})

const statisticsWindow = z.enum(statisticsWindows)
const statisticsSort = z.enum(statisticsSorts)

const figures = z.object({
  /** Units sold. */
  volume: z.int(),
  /** Total paid for them. */
  turnover: amount,
})

export const statisticsList = getCall('/api/v1/statistics/list', {
  name: 'market.statisticsList',
  summary: 'How the market went in the last whole UTC days: in all, by category and by goods',
  request: z.object({
    window: statisticsWindow.default('7d'),
    category: z
      .string()
      .regex(/^[a-z_]{1,30}$/)
      .optional(),
    sort: statisticsSort.default('volume'),
  }),
  response: z.object({
    total: figures,
    /** Of the preceding window of the same length. */
    before: figures,
    /**
     * The days with any sale, regardless of the window: overall, or of the category. Today, the last 30 whole days, and
     * the day before them, from which their change is measured.
     */
    days: z.array(
      figures.extend({
        /** `2026-11-06`, UTC. */
        day: z.iso.date(),
        /**
         * Price index with the first of these days as 100; each step is the price change of what was sold on both days.
         */
        index: z.number().positive(),
        /** Today: its figures are not final, since more sales may follow. */
        is_under_way: z.boolean(),
      }),
    ),
    categories: z.array(figures.extend({ key: z.string(), name: z.string() })),
    items: z.array(
      figures.extend({
        goods_id: goodsId,
        style_id: styleId,
        average_price: amount,
        /** Of the preceding window; null without sales in it. */
        average_price_before: amount.nullable(),
        /** Change of the average price, in percent with two digits; null if there is nothing to compare with. */
        change: z.number().nullable(),
      }),
    ),
    goods_infos: z.array(goodsInfo),
    /** When these figures were computed. */
    as_of: timestamp,
  }),
})

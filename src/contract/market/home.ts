import { z } from 'zod'
import { getCall, postCall } from '../call.ts'
import { goodsInfo } from './goods-fields.ts'
import { marketItem } from './on-sale.ts'
import { cursor, goodsId, pageOf, queryPageSize, timestamp } from '../fields.ts'

const goodsList = z.object({ items: z.array(marketItem), goods_infos: z.array(goodsInfo) })

export const hotMarkedList = getCall('/api/v1/market/hot_marked_list', {
  name: 'home.hotMarkedList',
  summary: 'Goods that many people watch and buy',
  request: z.object({}),
  response: goodsList,
})

export const newShelfList = getCall('/api/v1/market/new_shelf_list', {
  name: 'home.newShelfList',
  summary: 'Goods with the newest listings',
  request: z.object({}),
  response: goodsList,
})

export const goodsByIds = postCall('/api/ext/market/goods_by_ids', {
  name: 'home.goodsByIds',
  summary: 'Goods with where they stand now, in the order of their ids; those without a market are left out',
  safe: true,
  request: z.object({ goods_ids: z.array(goodsId).min(1).max(24) }),
  response: goodsList,
})

export const banner = getCall('/api/home_page/banner', {
  name: 'home.banner',
  summary: 'Banners of the home page',
  request: z.object({}),
  response: z.object({
    items: z.array(
      z.object({ banner_id: z.string(), title: z.string(), text: z.string(), link: z.string().nullable() }),
    ),
  }),
})

export const notice = getCall('/api/home_page/notice', {
  name: 'home.notice',
  summary: 'Notices of the operators, newest first',
  request: z.object({ cursor: cursor.optional(), page_size: queryPageSize.default(20) }),
  response: pageOf(z.object({ notice_id: z.string(), title: z.string(), text: z.string(), published_at: timestamp })),
})

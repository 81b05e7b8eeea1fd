import { z } from 'zod'
import { getCall, postCall } from './call.ts'
import { cursor, id, pageOf, queryPageSize, timestamp } from './fields.ts'
import { shopCard } from './shop.ts'
import { mostNew } from './words.ts'

const newCount = z.int().min(0).max(mostNew)

export const featured = getCall('/api/ext/shop/featured', {
  name: 'shop.featured',
  summary:
    'Open shops to look at: those that have delivered most in the last 30 days, then those with the newest listings',
  request: z.object({}),
  response: z.object({ items: z.array(shopCard) }),
})

export const follow = postCall('/api/ext/shop/follow', {
  name: 'shop.follow',
  summary: 'Follow a shop, or no longer; a second time changes nothing',
  session: 'required',
  idempotent: true,
  request: z.object({ shop_id: id, is_followed: z.boolean() }),
  response: z.object({ is_followed: z.boolean(), follower_count: z.int() }),
})

export const followState = getCall('/api/ext/shop/follow_state', {
  name: 'shop.followState',
  summary: 'Whether I follow a shop, and how much of it is new to me',
  session: 'required',
  request: z.object({ shop_id: id }),
  response: z.object({ is_followed: z.boolean(), new_count: newCount }),
})

export const look = postCall('/api/ext/shop/look', {
  name: 'shop.look',
  summary: 'I have looked at a shop that I follow: nothing of it is new to me any more',
  session: 'required',
  idempotent: true,
  request: z.object({ shop_id: id }),
  response: z.object({ is_followed: z.boolean() }),
})

export const followed = getCall('/api/ext/shop/followed', {
  name: 'shop.followed',
  summary: 'The shops that I follow, the last followed first, with how much of each is new since I last looked at it',
  session: 'required',
  request: z.object({ cursor: cursor.optional(), page_size: queryPageSize.default(20) }),
  response: pageOf(shopCard.extend({ followed_at: timestamp, new_count: newCount })).extend({
    total: z.int(),
    /** The maximum number of shops a user can follow. */
    limit: z.int(),
  }),
})

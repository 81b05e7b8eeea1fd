import { createServerFn } from '@tanstack/react-start'
import { addBookmark, deleteBookmark, goodsBookmarks, listingBookmarks } from '#contract/bookmarks.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'
import { keyedInputOf } from '#upstream/keyed-input-of.ts'

export const fetchBookmarkedGoods = createServerFn({ method: 'GET' })
  .validator(inputOf(goodsBookmarks))
  .handler(({ data }) => callUpstream(goodsBookmarks, data))

export const fetchBookmarkedListings = createServerFn({ method: 'GET' })
  .validator(inputOf(listingBookmarks))
  .handler(({ data }) => callUpstream(listingBookmarks, data))

export const setBookmark = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(addBookmark))
  .handler(({ data }) => callUpstream(addBookmark, data.body, { idempotencyKey: data.key }))

export const removeBookmarks = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(deleteBookmark))
  .handler(({ data }) => callUpstream(deleteBookmark, data.body, { idempotencyKey: data.key }))

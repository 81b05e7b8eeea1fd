import { createServerFn } from '@tanstack/react-start'
import { info, stickers } from '#contract/market/info.ts'
import { filter, onSaleList, suggest } from '#contract/market/on-sale.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'

export const fetchOnSaleList = createServerFn({ method: 'GET' })
  .validator(inputOf(onSaleList))
  .handler(({ data }) => callUpstream(onSaleList, data))

export const fetchFilter = createServerFn({ method: 'GET' })
  .validator(inputOf(filter))
  .handler(({ data }) => callUpstream(filter, data))

export const fetchSuggestions = createServerFn({ method: 'GET' })
  .validator(inputOf(suggest))
  .handler(({ data }) => callUpstream(suggest, data))

export const fetchStickerPicks = createServerFn({ method: 'GET' })
  .validator(inputOf(stickers))
  .handler(({ data }) => callUpstream(stickers, data))

export const fetchCollections = createServerFn({ method: 'GET' })
  .validator(inputOf(info))
  .handler(({ data }) => callUpstream(info, data))

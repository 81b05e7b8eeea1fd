import { createServerFn } from '@tanstack/react-start'
import { banner, hotMarkedList, newShelfList, notice } from '#contract/market/home.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'

export const fetchHotList = createServerFn({ method: 'GET' }).handler(() => callUpstream(hotMarkedList, {}))
export const fetchNewList = createServerFn({ method: 'GET' }).handler(() => callUpstream(newShelfList, {}))
export const fetchBanners = createServerFn({ method: 'GET' }).handler(() => callUpstream(banner, {}))
export const fetchNotices = createServerFn({ method: 'GET' })
  .validator(inputOf(notice))
  .handler(({ data }) => callUpstream(notice, data))

import { type Live, useLive } from '#features/live/use-live.ts'

const load = () => import('./live-goods.ts')

/** Keeps the page of a goods, or of one of its items, up to date in place. */
export const useLiveGoods = (goodsId: string): Live => useLive(load, goodsId)

import { type Live, useLive } from '#features/live/use-live.ts'

const load = () => import('./live-goods.ts')

/** Has the page of a goods, or of one item of it, change in its place. */
export const useLiveGoods = (goodsId: string): Live => useLive(load, goodsId)

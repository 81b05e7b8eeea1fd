import type { Catalogue, CatalogueGoods } from '#exchange/catalogue/goods.ts'
import type { Category } from '#exchange/catalogue/vocabulary.ts'
import { createRandom } from '#lib/random.ts'
import { ANCHORS } from './market-anchors.ts'
import { isCase } from './market-factors.ts'
import type { DemoPrices } from './market-prices.ts'

const CATEGORY_INTEREST: Readonly<Record<Category, number>> = {
  container: 0.5,
  rifle: 3.2,
  sniper_rifle: 2.2,
  pistol: 1.7,
  knife: 0.9,
  gloves: 1.2,
  agent: 2,
  smg: 0.7,
  charm: 2,
  music_kit: 0.5,
  shotgun: 0.4,
  machinegun: 0.3,
  equipment: 0.8,
  patch: 0.4,
  sticker: 0.42,
}
const CASE_INTEREST = 9
const EXTERIOR_INTEREST = { fn: 0.95, mw: 0.9, ft: 1.15, ww: 0.5, bs: 0.6 }
const QUALITY_INTEREST = { normal: 1, star: 1, stattrak: 0.35, star_stattrak: 0.15, souvenir: 0.12 }
/** Other exteriors of a famous finish are popular, too. */
const FAME = 5
/** Prices around this (in yuan) are affordable to the most people. */
const COMFORTABLE_YUAN = 60

function interest(goods: CatalogueGoods, yuan: number, isFamous: boolean, seed: string): number {
  const taste = createRandom(`${seed}:taste:${goods.finish_key}`).normal() * 1.1
  const own = createRandom(`${seed}:interest:${goods.goods_id}`).normal() * 0.35
  const reach = Math.exp(-Math.abs(Math.log(yuan / COMFORTABLE_YUAN)) * 0.22)
  return (
    (isCase(goods) ? CASE_INTEREST : CATEGORY_INTEREST[goods.category]) *
    (goods.exterior ? EXTERIOR_INTEREST[goods.exterior] : 1) *
    QUALITY_INTEREST[goods.quality] *
    reach *
    (isFamous ? FAME : 1) *
    Math.exp(taste + own)
  )
}

/** Goods from most to least wanted: the anchors in their order, then by interest. */
export function rankGoods(catalogue: Catalogue, prices: DemoPrices, seed: string): CatalogueGoods[] {
  const anchorRank = new Map(ANCHORS.map(([name], index) => [name, index]))
  const famous = new Set(
    catalogue.goods.filter((goods) => anchorRank.has(goods.market_hash_name)).map((g) => g.finish_key),
  )
  return catalogue.goods
    .map((goods) => ({
      goods,
      anchor: anchorRank.get(goods.market_hash_name) ?? ANCHORS.length,
      interest: interest(goods, prices.of(goods, 0) / 100, famous.has(goods.finish_key), seed),
    }))
    .sort((a, b) => a.anchor - b.anchor || b.interest - a.interest)
    .map((entry) => entry.goods)
}

/** A heavy-tailed score by rank: 1,000,000 for the first, some 6,000 for the last. */
export const scoreOf = (rank: number) => Math.round(1_000_000 / Math.sqrt(rank + 1))

import type { Catalogue, CatalogueGoods } from '#exchange/catalogue/goods.ts'
import { createRandom } from '#lib/random.ts'
import { ANCHORS } from './market-anchors.ts'
import { CHANCE, STYLE_FACTORS, levelOf } from './market-factors.ts'

const FLOOR_FEN = 5

/** Prices of a factory-new, minimal-wear ... item relative to a field-tested one of the same finish. */
const EXTERIORS = { fn: 2.1, mw: 1.32, ft: 1, ww: 0.9, bs: 0.82 }
const KNIFE_EXTERIORS = { fn: 1.3, mw: 1.1, ft: 1, ww: 0.94, bs: 0.89 }
const GLOVE_EXTERIORS = { fn: 5.2, mw: 1.95, ft: 1, ww: 0.78, bs: 0.62 }
const NEARLY_ALWAYS_NEW = 0.08

function exteriorFactor(goods: CatalogueGoods, finishMax: number): number {
  if (goods.exterior === null) return 1
  if (finishMax <= NEARLY_ALWAYS_NEW) return goods.exterior === 'fn' ? 1 : 0.94
  if (goods.category === 'gloves') return GLOVE_EXTERIORS[goods.exterior]
  const factor = (goods.category === 'knife' ? KNIFE_EXTERIORS : EXTERIORS)[goods.exterior]
  if (goods.exterior !== 'fn') return factor
  const width = (goods.wear_max ?? 0.07) - (goods.wear_min ?? 0)
  // A narrow factory-new band makes such items scarce; a knife's finish is either plain or expensive because of it.
  const scarcity = Math.min(3, Math.max(0.7, Math.sqrt((0.07 / Math.max(width, 0.005)) * Math.min(1, finishMax / 0.7))))
  return Math.max(1.1, factor * scarcity)
}

function qualityFactor(goods: CatalogueGoods, level: number): number {
  if (goods.quality === 'stattrak') return goods.category === 'music_kit' ? 2.2 : level > 300 ? 1.6 : 2.3
  if (goods.quality === 'star_stattrak') return 1.12
  if (goods.quality === 'souvenir') return level > 1_000 ? 5 : 1.4
  return 1
}

/** Yuan by the factors alone, before any anchor. */
function modelPrice(goods: CatalogueGoods, finishMax: number, seed: string): number {
  const level = levelOf(goods)
  const finish = createRandom(`${seed}:finish:${goods.finish_key}`).normal() * CHANCE[goods.category]
  const own = createRandom(`${seed}:price:${goods.goods_id}`).normal() * 0.04
  return level * exteriorFactor(goods, finishMax) * qualityFactor(goods, level) * Math.exp(finish + own)
}

const EXTERIOR_ORDER = ['fn', 'mw', 'ft', 'ww', 'bs', null]

/** How far apart two goods of one finish are: a different quality outweighs any exterior. */
function distance(a: CatalogueGoods, b: CatalogueGoods): number {
  const steps = Math.abs(EXTERIOR_ORDER.indexOf(a.exterior) - EXTERIOR_ORDER.indexOf(b.exterior))
  return steps + (a.quality === b.quality ? 0 : 10)
}

export interface DemoPrices {
  /** The price of a goods or style, in fen. A goods with styles, as a whole, costs as much as its cheapest style. */
  of(goods: CatalogueGoods, styleId: number): number
}

/** Prices every goods and style: the anchors' own, and what is derived from them and the factors. */
export function makePrices(catalogue: Catalogue, seed: string): DemoPrices {
  const byName = new Map(catalogue.goods.map((goods) => [goods.market_hash_name, goods]))
  const finishMax = new Map<string, number>()
  for (const goods of catalogue.goods) {
    finishMax.set(goods.finish_key, Math.max(finishMax.get(goods.finish_key) ?? 0, goods.wear_max ?? 0))
  }
  const model = new Map<string, number>()
  for (const goods of catalogue.goods) {
    model.set(goods.goods_id, modelPrice(goods, finishMax.get(goods.finish_key) ?? 0, seed))
  }
  const anchors = ANCHORS.map(([name, yuan]) => {
    const goods = byName.get(name)
    if (!goods) throw new Error(`the catalogue lacks ${name}`)
    return { goods, ratio: yuan / (model.get(goods.goods_id) ?? yuan) }
  })
  const anchorsOf = Map.groupBy(anchors, (anchor) => anchor.goods.finish_key)

  const yuan = (goods: CatalogueGoods) => {
    const near = anchorsOf
      .get(goods.finish_key)
      ?.toSorted((a, b) => distance(a.goods, goods) - distance(b.goods, goods))
    return (model.get(goods.goods_id) ?? 0) * (near?.[0]?.ratio ?? 1)
  }
  const fen = new Map(
    catalogue.goods.map((goods) => [goods.goods_id, Math.max(FLOOR_FEN, Math.round(yuan(goods) * 100))]),
  )
  return {
    of: (goods, styleId) => {
      const price = fen.get(goods.goods_id) ?? FLOOR_FEN
      return styleId === 0 ? price : Math.round(price * (STYLE_FACTORS[styleId] ?? 1))
    },
  }
}

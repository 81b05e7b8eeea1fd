import type { CatalogueGoods } from '#exchange/catalogue/goods.ts'
import type { Random } from '#lib/random.ts'
import { STYLE_SHARES } from './market-factors.ts'

interface DemoSticker {
  goods_id: string
  /** As written in a platform inventory: without the word for the kind. */
  name: string
  /** 0 to 3. */
  slot: number
  /** 0 is pristine, 1 fully scraped off. */
  wear: number
}

interface DemoCharm {
  goods_id: string
  /** Like `DemoSticker.name`. */
  name: string
  /** 0 to 99,999. */
  pattern: number
}

/** One physical item. */
export interface DemoAsset {
  goods_id: string
  style_id: number
  /** Digits; unique across the demo. */
  asset_id: string
  /** A 32-bit float as in the game, printed in full; null for kinds without wear. */
  wear: number | null
  /** 0 to 1000; null for kinds without a pattern. */
  paint_seed: number | null
  stickers: DemoSticker[]
  charm: DemoCharm | null
  name_tag: string | null
}

const GUNS = new Set(['rifle', 'sniper_rifle', 'pistol', 'smg', 'shotgun', 'machinegun', 'equipment'])
const NAME_TAGS = [
  'one more round',
  '别买我',
  'eco king',
  'old friend',
  '残局专用',
  'keep calm',
  '幸运七',
  'no scope',
] as const

const STICKERED = 0.34
const NAMED = 0.025
const CHARMED = 0.07
const FRESH = 0.72
const DEAR = 0.012

/** Both in order of popularity: the first ones occur most often. */
interface StickerStock {
  common: readonly CatalogueGoods[]
  dear: readonly CatalogueGoods[]
}

/** What can be attached to an item, both kinds in order of popularity. */
export interface Adornments {
  stickers: StickerStock
  charms: readonly CatalogueGoods[]
}

/** Creates items. A single source, so that asset ids never repeat. */
export interface AssetMaker {
  make(goods: CatalogueGoods, styleId: number): DemoAsset
  /** What the platform calls an item from its next trade on. */
  nextId(): string
}

export function createAssetMaker(random: Random, { stickers, charms }: Adornments): AssetMaker {
  let lastId = 38_000_000_000
  const souvenirSets = [...Map.groupBy(stickers.common, (goods) => goods.collection).values()].filter(
    (set) => /20\d\d/.test(set[0]?.collection ?? '') && set.length > 8,
  )

  const stick = (goods: CatalogueGoods, slot: number, wear: number): DemoSticker => ({
    goods_id: goods.goods_id,
    name: goods.finish_name?.en ?? goods.name.en,
    slot,
    wear,
  })

  function stickersFor(goods: CatalogueGoods): DemoSticker[] {
    if (!GUNS.has(goods.category)) return []
    if (goods.quality === 'souvenir') {
      const set = random.pick(souvenirSets)
      return [0, 1, 2, 3].map((slot) => stick(random.pick(set), slot, 0))
    }
    if (!random.chance(STICKERED)) return []
    const count = random.chance(0.35) ? 4 : 1 + random.below(4)
    // Players often apply four of one kind.
    const same = count === 4 && random.chance(0.5) ? anySticker() : null
    return Array.from({ length: count }, (_, slot) =>
      stick(same ?? anySticker(), slot, random.chance(FRESH) ? 0 : Math.round(random.next() * 100) / 100),
    )
  }

  function anySticker(): CatalogueGoods {
    const stock = random.chance(DEAR) ? stickers.dear : stickers.common
    return stock[Math.floor(stock.length * random.next() ** 3)] ?? random.pick(stickers.common)
  }

  function charmFor(goods: CatalogueGoods): DemoCharm | null {
    if (!GUNS.has(goods.category) || goods.quality === 'souvenir' || !random.chance(CHARMED)) return null
    const charm = charms[Math.floor(charms.length * random.next() ** 2)] ?? random.pick(charms)
    return { goods_id: charm.goods_id, name: charm.finish_name?.en ?? charm.name.en, pattern: random.below(100_000) }
  }

  const nextId = () => String((lastId += 1 + random.below(90_000)))

  return {
    nextId,
    make(goods, styleId) {
      const asset_id = nextId()
      const isPainted = goods.wear_min !== null && goods.wear_max !== null
      return {
        goods_id: goods.goods_id,
        style_id: styleId,
        asset_id,
        wear: isPainted ? wearWithin(goods.wear_min ?? 0, goods.wear_max ?? 1, random) : null,
        paint_seed: isPainted ? random.below(1_001) : null,
        stickers: stickersFor(goods),
        charm: charmFor(goods),
        name_tag: GUNS.has(goods.category) && random.chance(NAMED) ? random.pick(NAME_TAGS) : null,
      }
    },
  }
}

/** Distributed over the goods' own bounds, slightly favouring the better half; rounding never reaches a bound. */
function wearWithin(min: number, max: number, random: Random): number {
  const wear = Math.fround(min + (max - min) * (0.002 + 0.996 * random.next() ** 1.15))
  return wear > min && wear < max ? wear : Math.fround((min + max) / 2)
}

/** Draws a style of the goods by frequency; 0 if it has none. */
export function drawStyle(goods: CatalogueGoods, random: Random): number {
  const shares = goods.styles.map((style) => STYLE_SHARES[style.style_id] ?? 1)
  let left = random.next() * shares.reduce((sum, share) => sum + share, 0)
  for (const [index, style] of goods.styles.entries()) {
    left -= shares[index] ?? 0
    if (left < 0) return style.style_id
  }
  return 0
}

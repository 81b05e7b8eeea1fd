import { AcidFadeCalculator, AmberFadeCalculator, FadeCalculator } from 'csgo-fade-percentage-calculator'
import { catalogueIndex } from './goods-index.ts'
import type { CatalogueGoods } from './goods.ts'

/** The finishes that fade, by their English names. */
const calculators = new Map(
  Object.entries({ Fade: FadeCalculator, 'Amber Fade': AmberFadeCalculator, 'Acid Fade': AcidFadeCalculator }),
)

/** Cached by finish key; null for finishes without a fade. All exteriors and qualities of a finish fade alike. */
const known = new Map<string, readonly number[] | null>()

/**
 * Returns the fade of each paint seed from 0, 80 to 100 percent with two decimals; null for finishes without a fade.
 */
export function fadesOf(goods: CatalogueGoods): readonly number[] | null {
  const before = known.get(goods.finish_key)
  if (before !== undefined) return before
  const fades = calculate(goods)
  known.set(goods.finish_key, fades)
  return fades
}

function calculate({ item_name, finish_name }: CatalogueGoods): readonly number[] | null {
  const calculator = finish_name && calculators.get(finish_name.en)
  if (!calculator?.getSupportedWeapons().includes(item_name.en)) return null
  return calculator.getFadePercentages(item_name.en).map(({ percentage }) => Math.round(percentage * 100) / 100)
}

/** Returns the fade of an item; null if its finish has none or its seed is unknown. */
export function fadeOf({ goodsId, paintSeed }: { goodsId: string; paintSeed: number | null }): number | null {
  const goods = catalogueIndex().goods.get(goodsId)
  if (!goods || paintSeed === null) return null
  return fadesOf(goods)?.[paintSeed] ?? null
}

/** Whether the items of a goods differ in their fades. */
export function hasFade(goodsId: string): boolean {
  const goods = catalogueIndex().goods.get(goodsId)
  return goods !== undefined && fadesOf(goods) !== null
}

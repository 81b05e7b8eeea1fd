import { AcidFadeCalculator, AmberFadeCalculator, FadeCalculator } from 'csgo-fade-percentage-calculator'
import { describe, expect, test } from 'vitest'
import { fadeOf, fadesOf } from './fade.ts'
import { goodsIdOf } from './goods-id.ts'
import { catalogueIndex } from './goods-index.ts'

const goodsOf = (name: string) => catalogueIndex().goods.get(goodsIdOf(name))!

describe('S3.10 the fade of an item', () => {
  test.each([
    ['Fade', FadeCalculator],
    ['Amber Fade', AmberFadeCalculator],
    ['Acid Fade', AcidFadeCalculator],
  ])('%s is known of every weapon that the package knows', (finish, calculator) => {
    const fading = new Set(
      [...catalogueIndex().goods.values()]
        .filter((goods) => goods.finish_name?.en === finish && fadesOf(goods) !== null)
        .map((goods) => goods.item_name.en),
    )
    expect([...fading].toSorted()).toEqual(calculator.getSupportedWeapons().toSorted())
  })

  test.each([
    ['★ Karambit | Fade (Factory New)', 412],
    ['Glock-18 | Fade (Factory New)', 152],
    ['AWP | Fade (Factory New)', 321],
  ])('%s with seed %i is what the package says, in hundredths', (name, paintSeed) => {
    const goods = goodsOf(name)
    const exact = FadeCalculator.getFadePercentage(goods.item_name.en, paintSeed).percentage
    expect(fadeOf({ goodsId: goods.goods_id, paintSeed })).toBeCloseTo(exact, 2)
  })

  test('exteriors and qualities of a finish fade alike, from 80 to 100 percent', () => {
    const fades = fadesOf(goodsOf('★ Karambit | Fade (Factory New)'))!
    expect(fadesOf(goodsOf('★ StatTrak™ Karambit | Fade (Minimal Wear)'))).toEqual(fades)
    expect([Math.min(...fades), Math.max(...fades)]).toEqual([80, 100])
  })

  test('what does not fade, and what has an unknown seed, has none', () => {
    const redline = goodsOf('AK-47 | Redline (Field-Tested)').goods_id
    const fade = goodsOf('Glock-18 | Fade (Factory New)').goods_id
    expect(fadeOf({ goodsId: redline, paintSeed: 1 })).toBeNull()
    expect(fadeOf({ goodsId: fade, paintSeed: null })).toBeNull()
    // Its seeds end at 999; only items from trade-ups go up to 1000.
    expect(fadeOf({ goodsId: goodsOf('★ Karambit | Fade (Factory New)').goods_id, paintSeed: 1000 })).toBeNull()
  })
})

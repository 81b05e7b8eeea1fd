import { describe, expect, test } from 'vitest'
import { exteriorOf } from '#lib/wear.ts'
import { readCatalogue } from './catalogue.ts'
import type { CatalogueGoods } from './goods.ts'
import { goodsIdOf } from './goods-id.ts'
import { CATEGORIES, gradeName } from './vocabulary.ts'

const catalogue = readCatalogue()
const byName = new Map(catalogue.goods.map((goods) => [goods.market_hash_name, goods]))

function goodsNamed(name: string): CatalogueGoods {
  const goods = byName.get(name)
  if (!goods) throw new Error(`the catalogue lacks ${name}`)
  return goods
}

const exteriorsOf = (prefix: string) =>
  catalogue.goods.filter((goods) => goods.market_hash_name.startsWith(`${prefix} (`)).map((goods) => goods.exterior)

describe('ids', () => {
  test('S2.13 are 11 characters and unique', () => {
    const ids = new Set(catalogue.goods.map((goods) => goods.goods_id))
    expect(ids.size).toBe(catalogue.goods.length)
    expect([...ids].filter((id) => !/^[0-9a-z]{11}$/.test(id))).toEqual([])
  })

  test('never change: they come from the market name alone', () => {
    const pinned = {
      'AK-47 | Redline (Field-Tested)': 'bfddytgayyb',
      '★ Karambit | Doppler (Factory New)': '7ijkz4rngyq',
      'Souvenir AWP | Dragon Lore (Field-Tested)': 'bahogw7xym8',
      'Revolution Case': 'umenqkh7oqy',
      'Sticker | Titan (Holo) | Katowice 2014': 'y9og8jmwxg1',
    }
    for (const [name, id] of Object.entries(pinned)) {
      expect(goodsNamed(name).goods_id).toBe(id)
      expect(goodsIdOf(name)).toBe(id)
    }
  })
})

describe('content', () => {
  test('holds every kind in the amounts of the game', () => {
    const counts = Object.fromEntries(
      Object.keys(CATEGORIES).map((key) => [key, catalogue.goods.filter((goods) => goods.category === key).length]),
    )
    expect(catalogue.goods.length).toBe(25_738)
    expect(counts).toEqual({
      knife: 3_428,
      gloves: 470,
      rifle: 2_609,
      sniper_rifle: 1_192,
      pistol: 3_355,
      smg: 2_408,
      shotgun: 1_288,
      machinegun: 399,
      equipment: 50,
      sticker: 9_665,
      charm: 78,
      agent: 63,
      container: 444,
      patch: 112,
      music_kit: 177,
    })
  })

  test('no goods lacks a name in either language, and every goods fits its parts', () => {
    for (const goods of catalogue.goods) {
      expect(goods.name.en && goods.name.zh, goods.market_hash_name).toBeTruthy()
      const plain = [goods.item_name.en, goods.finish_name?.en].filter(Boolean).join(' | ')
      expect(goods.name.en).toContain(plain)
    }
  })

  test('every reference within the catalogue leads somewhere', () => {
    const collections = new Set(catalogue.collections.map((collection) => collection.slug))
    const containers = new Set(catalogue.containers.map((container) => container.slug))
    const weapons = new Set(catalogue.weapons.map((weapon) => weapon.slug))
    const keys = new Set(catalogue.goods.map((goods) => goods.finish_key))
    expect(collections.size).toBe(catalogue.collections.length)
    expect(containers.size).toBe(catalogue.containers.length)
    const ids = new Set(catalogue.goods.map((goods) => goods.goods_id))
    const lost = catalogue.goods.filter(
      (goods) =>
        (goods.collection !== null && !collections.has(goods.collection)) ||
        (goods.weapon !== null && !weapons.has(goods.weapon)) ||
        goods.containers.some((container) => !containers.has(container)),
    )
    expect(lost).toEqual([])
    const broken = catalogue.containers.filter(
      (container) => !ids.has(container.goods_id) || container.contents.some((key) => !keys.has(key)),
    )
    expect(broken).toEqual([])
  })

  test('a goods with wear lies within its exterior; one without has no exterior', () => {
    for (const goods of catalogue.goods) {
      const { exterior, wear_min, wear_max } = goods
      if (wear_min === null || wear_max === null) {
        expect([exterior, wear_min, wear_max]).toEqual([null, null, null])
      } else {
        expect(wear_min).toBeLessThan(wear_max)
        expect(exteriorOf((wear_min + wear_max) / 2), goods.market_hash_name).toBe(exterior)
      }
    }
  })
})

describe('items that players know', () => {
  test('AK-47 | Redline', () => {
    const goods = goodsNamed('AK-47 | Redline (Field-Tested)')
    expect(goods.name.zh).toBe('AK-47 | 红线 (久经沙场)')
    expect(goods.rarity).toBe('classified')
    expect(goods.containers).toEqual(['operation-phoenix-weapon-case'])
    expect(exteriorsOf('AK-47 | Redline')).toEqual(['mw', 'ft', 'ww', 'bs'])
    expect(goodsNamed('AK-47 | Redline (Minimal Wear)').wear_min).toBe(0.1)
    expect(goodsNamed('AK-47 | Redline (Battle-Scarred)').wear_max).toBe(0.7)
    expect(goodsNamed('StatTrak™ AK-47 | Redline (Field-Tested)').name.zh).toBe('AK-47（StatTrak™） | 红线 (久经沙场)')
  })

  test('AWP | Asiimov begins at 0.18', () => {
    expect(exteriorsOf('AWP | Asiimov')).toEqual(['ft', 'ww', 'bs'])
    expect(goodsNamed('AWP | Asiimov (Field-Tested)').wear_min).toBe(0.18)
    expect(goodsNamed('AWP | Asiimov (Battle-Scarred)').wear_max).toBe(1)
    expect(goodsNamed('AWP | Asiimov (Field-Tested)').name.zh).toBe('AWP | 二西莫夫 (久经沙场)')
  })

  test('AWP | Dragon Lore comes from packages as a souvenir only', () => {
    expect(goodsNamed('AWP | Dragon Lore (Field-Tested)')).toMatchObject({
      name: { zh: 'AWP | 巨龙传说 (久经沙场)' },
      collection: 'cobblestone-collection',
      containers: [],
    })
    const souvenir = goodsNamed('Souvenir AWP | Dragon Lore (Factory New)')
    expect(souvenir.name.zh).toBe('AWP（纪念品） | 巨龙传说 (崭新出厂)')
    expect(souvenir.containers).toHaveLength(10)
    expect(byName.has('StatTrak™ AWP | Dragon Lore (Factory New)')).toBe(false)
  })

  test('the phases of a Doppler are styles of one goods', () => {
    const goods = goodsNamed('★ Karambit | Doppler (Factory New)')
    expect(goods.name.zh).toBe('爪子刀（★） | 多普勒 (崭新出厂)')
    expect(goods.styles.map((style) => [style.style_id, style.name.en, style.paint_index])).toEqual([
      [1, 'Phase 1', 418],
      [2, 'Phase 2', 419],
      [3, 'Phase 3', 420],
      [4, 'Phase 4', 421],
      [5, 'Ruby', 415],
      [6, 'Sapphire', 416],
      [7, 'Black Pearl', 417],
    ])
    expect(goodsNamed('Glock-18 | Gamma Doppler (Factory New)').styles.map((style) => style.style_id)).toEqual([
      1, 2, 3, 4, 8,
    ])
  })

  test('vanilla knives have no exterior', () => {
    expect(goodsNamed('★ Karambit')).toMatchObject({ finish_name: null, exterior: null, wear_min: null })
    expect(goodsNamed('★ StatTrak™ Karambit').name.zh).toBe('爪子刀（★ StatTrak™）')
  })

  test('what the source cuts off is there: the M9 Bayonet of the oldest cases', () => {
    expect(goodsNamed('★ M9 Bayonet | Fade (Factory New)').containers).toContain('cs-go-weapon-case')
    expect(goodsNamed('★ Karambit | Fade (Factory New)').containers).toContain('cs-go-weapon-case')
  })

  test('odd spaces stay in the platform name and leave what people read', () => {
    expect(goodsNamed('Ground Rebel  | Elite Crew')).toMatchObject({
      name: { en: 'Ground Rebel | Elite Crew' },
      item_name: { en: 'Ground Rebel' },
    })
  })
})

describe('qualities exist only where the game has them', () => {
  const of = (quality: CatalogueGoods['quality']) => catalogue.goods.filter((goods) => goods.quality === quality)

  test('StatTrak: weapons of cases, knives, music kits; never gloves or drops of maps', () => {
    expect(byName.has('StatTrak™ M4A4 | Howl (Factory New)')).toBe(true)
    expect(byName.has('StatTrak™ AK-47 | Wild Lotus (Factory New)')).toBe(false)
    expect(byName.has('StatTrak™ M4A4 | Eye of Horus (Factory New)')).toBe(false)
    expect(of('stattrak').filter((goods) => ['gloves', 'sticker', 'agent'].includes(goods.category))).toEqual([])
    expect(of('star_stattrak').every((goods) => goods.category === 'knife')).toBe(true)
  })

  test('souvenir: weapons of tournament maps, never together with StatTrak', () => {
    expect(byName.has('Souvenir M4A4 | Eye of Horus (Factory New)')).toBe(true)
    expect(byName.has('Souvenir AWP | Pit Viper (Field-Tested)')).toBe(true)
    expect(byName.has('Souvenir AK-47 | Redline (Field-Tested)')).toBe(false)
    const counted = new Set(of('stattrak').map((goods) => goods.finish_key))
    expect(of('souvenir').filter((goods) => counted.has(goods.finish_key))).toEqual([])
  })

  test('music kits of StatTrak boxes have no plain version', () => {
    const kits = (quality: string) =>
      catalogue.goods.filter((goods) => goods.category === 'music_kit' && goods.quality === quality).length
    expect([kits('normal'), kits('stattrak')]).toEqual([85, 92])
  })
})

test('the game has other names for the rarity of what is no weapon', () => {
  expect(gradeName('rifle', 'covert')).toEqual({ en: 'Covert', zh: '隐秘' })
  expect(gradeName('gloves', 'covert').en).toBe('Extraordinary')
  expect(gradeName('sticker', 'classified').en).toBe('Exotic')
  expect(gradeName('agent', 'covert').zh).toBe('大师')
})

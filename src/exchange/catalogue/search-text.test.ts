import { describe, expect, test } from 'vitest'
import { readCatalogue } from './catalogue.ts'
import { FINISH_NICKNAMES, WEAPON_NICKNAMES } from './nicknames.ts'
import { searchPatterns, searchTextOf } from './search-text.ts'

const texts = new Map(readCatalogue().goods.map((goods) => [goods.market_hash_name, searchTextOf(goods)]))

/** Emulates LIKE with leading and trailing percent signs only. */
const fits = (name: string, keyword: string) =>
  searchPatterns(keyword).every((pattern) => texts.get(name)!.includes(pattern.slice(1, -1)))

describe('S1.1 a keyword finds', () => {
  test.each([
    ['AK-47 | Redline (Field-Tested)', 'ak47'],
    ['AK-47 | Redline (Field-Tested)', 'AK-47 redline'],
    ['AK-47 | Redline (Field-Tested)', 'ak 47'],
    ['AK-47 | Redline (Field-Tested)', 'redline ft'],
    ['AK-47 | Redline (Field-Tested)', 'REDL'],
    ['AK-47 | Redline (Field-Tested)', '红线'],
    ['AK-47 | Redline (Field-Tested)', 'ak红线 久经'],
    ['AK-47 | Redline (Field-Tested)', 'AK-47 | Redline (Field-Tested)'],
    ['AK-47 | Redline (Field-Tested)', 'ＡＫ－４７'],
    ['StatTrak™ AK-47 | Redline (Field-Tested)', 'StatTrak™ ak'],
    ['StatTrak™ AK-47 | Redline (Field-Tested)', 'st redline'],
    ['M4A1-S | Printstream (Factory New)', 'm4a1s'],
    ['★ Karambit | Doppler (Factory New)', 'karambit ruby'],
    ['★ Karambit | Doppler (Factory New)', '爪子刀多普勒'],
    ['★ Karambit | Doppler (Factory New)', '红宝石'],
    ['Glock-18 | Fade (Factory New)', '格洛克18型'],
    ['★ Butterfly Knife | Fade (Factory New)', 'bfk fade fn'],
    ['★ Butterfly Knife | Fade (Factory New)', '蝴蝶 渐变'],
    ['★ M9 Bayonet | Doppler (Factory New)', 'm9 doppler'],
    ['★ Karambit | Doppler (Factory New)', 'kara p2'],
    ['★ Karambit | Doppler (Factory New)', '爪刀 p2'],
    ['AK-47 | Redline (Minimal Wear)', 'ak redline mw'],
    ['Desert Eagle | Blaze (Factory New)', 'deagle'],
    ['Desert Eagle | Blaze (Factory New)', '沙鹰 崭新'],
    ['AWP | Dragon Lore (Field-Tested)', '龙狙'],
    ['AWP | Dragon Lore (Field-Tested)', 'dlore ft'],
    ['AK-47 | Case Hardened (Field-Tested)', 'ak ch'],
    ['SSG 08 | Dragonfire (Field-Tested)', '鸟狙'],
    ['M4A4 | 龍王 (Dragon King) (Field-Tested)', 'dragon king'],
  ])('%s by %s', (name, keyword) => expect(fits(name, keyword)).toBe(true))

  test.each([
    ['AK-47 | Redline (Field-Tested)', 'redline fn'],
    ['AK-47 | Redline (Field-Tested)', '红宝石'],
    ['AK-47 | Redline (Field-Tested)', 'st redline'],
    // `ft` starts no word of it but occurs inside one.
    ['Dual Berettas | Drift Wood (Well-Worn)', 'ft'],
  ])('not %s by %s', (name, keyword) => expect(fits(name, keyword)).toBe(false))
})

test.each(['en', 'zh'] as const)('S1.1 every goods is found by its own name: %s', (locale) => {
  const lost = readCatalogue().goods.filter((goods) => !fits(goods.market_hash_name, goods.name[locale]))
  expect(lost.map(({ name }) => name)).toEqual([])
})

test('a pattern holds nothing that LIKE would read as more than itself', () => {
  expect(searchPatterns('100%_\\x')).toEqual(['%100%', '% x%'])
  expect(searchPatterns('%_★ |')).toEqual([])
})

test('nicknames are of weapons and finishes that there are', () => {
  const { weapons, goods } = readCatalogue()
  const slugs = new Set(weapons.map(({ slug }) => slug))
  const finishes = new Set(goods.map((one) => one.finish_name?.en))
  expect(Object.keys(WEAPON_NICKNAMES).filter((slug) => !slugs.has(slug))).toEqual([])
  expect(Object.keys(FINISH_NICKNAMES).filter((name) => !finishes.has(name))).toEqual([])
})

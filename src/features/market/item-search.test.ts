import { describe, expect, test } from 'vitest'
import { knownFilter as known } from '../../../tests/setup/known-filter.ts'
import { createRandom } from '#lib/random.ts'
import { parseSearch } from '#lib/search/search-codec.ts'
import { activeFilters } from './filters/filter-choices.ts'
import { aboutGoods, isAboutItems } from './item-search.ts'
import { marketHref, marketSearch, requestOf, sortedBy, withChange } from './model.ts'

const searchOf = (address: string) => marketSearch(parseSearch(address))
const sticker = '0123456789a'
const whole =
  '?collections=the-alpha-collection&wear_min=0.01&wear_max=0.2&seeds=661,12&style_ids=2,1&tones=gem,fade&fade_min=90&fade_max=99.5' +
  `&sticker_count_min=1&sticker_count_max=4&stickers=2:${sticker},x3:${sticker}&sticker_wear_max=0.1&has_charm=yes&charm_id=${sticker}` +
  '&has_name_tag=no&is_bargainable=1&seller_id=12&level=listings&view=list&sort=wear_asc'

describe('S2.19 S3.10 the grammar of single items', () => {
  test('holds every filter, and gives the same address again', () => {
    const search = searchOf(whole)
    expect(decodeURIComponent(marketHref('/goods', search))).toBe(`/goods${whole}`)
    expect(requestOf(search, known)).toEqual({
      collections: ['the-alpha-collection'],
      level: 'listings',
      wear_min: 0.01,
      wear_max: 0.2,
      seeds: [12, 661],
      style_ids: [1, 2],
      tones: ['fade', 'gem'],
      fade_min: 90,
      fade_max: 99.5,
      sticker_count_min: 1,
      sticker_count_max: 4,
      stickers: [`2:${sticker}`, `x3:${sticker}`],
      sticker_wear_max: 0.1,
      has_charm: true,
      charm_id: sticker,
      has_name_tag: false,
      is_bargainable: true,
      seller_id: '12',
      sort: 'wear_asc',
    })
  })

  test('loses bad values one by one', () => {
    const address =
      '?wear_min=2&wear_max=0.2&seeds=1001,5,x&tones=red,gem&fade_min=-1&stickers=abc&has_charm=maybe&level=goods'
    expect(searchOf(address)).toEqual({ wear_max: 0.2, seeds: [5], tones: ['gem'] })
  })

  test.each([
    ['?wear_min=0.5&wear_max=0.2', { wear_min: 0.2, wear_max: 0.5 }],
    ['?seeds=5&seed_min=1', { seeds: [5] }],
    ['?seed_min=9&seed_max=1', { seed_min: 1, seed_max: 9 }],
    [`?stickers=${sticker}&sticker_count_max=0`, { stickers: [sticker] }],
    [`?has_charm=no&charm_id=${sticker}`, { has_charm: true, charm_id: sticker }],
    ['?is_bargainable=1&sort=best', { is_bargainable: true }],
  ])('%s asks for what does not contradict itself', (address, asked) => {
    expect(requestOf(searchOf(address), known)).toEqual({ level: 'listings', sort: 'price_asc', ...asked })
  })

  test.each([
    ['', false],
    ['?sort=discount&collections=a', false],
    ['?sort=fade_desc', true],
    ['?level=listings', true],
    ['?seeds=1', true],
  ])('%s speaks of single items: %s', (address, isSo) => {
    expect(isAboutItems(searchOf(address))).toBe(isSo)
  })

  test('stay single items under another sort', () => {
    const search = searchOf('?sort=wear_asc')
    expect(marketHref('', sortedBy(search, 'price_asc'))).toBe('?level=listings')
    expect(marketHref('', sortedBy(searchOf('?wear_max=0.2&sort=newest'), 'price_asc'))).toBe('?wear_max=0.2')
    expect(marketHref('', sortedBy(searchOf('?wear_max=0.2&sort=wear_asc'), 'price_desc'))).toBe(
      '?wear_max=0.2&sort=price_desc',
    )
    expect(marketHref('', sortedBy(searchOf(''), 'price_asc'))).toBe('?sort=price_asc')
  })

  test.each(['discount', 'popular'])(
    'sorts single items by %s as well as goods, each by default its own way',
    (sort) => {
      const search = searchOf(`?is_bargainable=1&sort=${sort}`)
      expect(requestOf(search, known)).toEqual({ level: 'listings', is_bargainable: true, sort })
      expect(searchOf(marketHref('', search))).toEqual(search)
      const goods = withChange(search, aboutGoods(search))
      expect(goods).toEqual(sort === 'popular' ? {} : { sort })
    },
  )

  test('goes back to goods with what speaks of goods', () => {
    expect(withChange(searchOf(`${whole}&exteriors=fn`), aboutGoods(searchOf(`${whole}&exteriors=fn`)))).toEqual({
      exteriors: ['fn'],
      collections: ['the-alpha-collection'],
    })
  })

  test('every filter is a chip that takes it off and nothing else', () => {
    const search = searchOf(whole.replace('&level=listings', '').replace('&sort=wear_asc', ''))
    let left = search
    for (const chip of activeFilters(search, known)) left = withChange(left, chip.off(left))
    // A charm asked for by name implies having one.
    expect(left).toEqual({ has_charm: 'yes', view: 'list' })
  })

  test('bounds the wrong way round are shown as they are asked for', () => {
    const search = searchOf('?wear_min=0.5&wear_max=0.2&sticker_count_min=4&sticker_count_max=2')
    expect(activeFilters(search, known).map(({ name }) => name)).toEqual(['Wear 0.2–0.5', '2 to 4 stickers'])
  })

  test('1,000 hostile addresses give a request that the exchange can read', () => {
    const random = createRandom('hostile')
    const bits = [
      '<script>',
      '%00',
      '-1',
      '1e9',
      '٣',
      "' or 1=1",
      '0.3',
      '661',
      'yes',
      sticker,
      '5,5',
      '../..',
      '😀',
      '',
    ]
    const keys = Object.keys(searchOf(whole))
    for (let round = 0; round < 1000; round++) {
      const address = keys.map((key) => `${key}=${encodeURIComponent(random.pick(bits) + random.pick(bits))}`).join('&')
      const search = searchOf(`?${address}`)
      expect(() => requestOf(search, known)).not.toThrow()
      expect(searchOf(marketHref('', search))).toEqual(search)
    }
  })
})

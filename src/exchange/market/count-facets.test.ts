import { expect, test } from 'vitest'
import { readCatalogue } from '#exchange/catalogue/catalogue.ts'
import { createRandom } from '#lib/random.ts'
import { countFacets } from './count-facets.ts'
import { columnsOf } from './goods-on-sale.ts'
import type { MarketFilter } from './market-filter.ts'
import { figures } from './running-sums.ts'

const random = createRandom('facets')
const oneIn = (count: number) => random.next() < 1 / count
const market = readCatalogue()
  .goods.filter(() => oneIn(10))
  .map((goods) => {
    const listings = 1 + Math.floor(random.next() * 9)
    return { goods, lowestPrice: 1 + Math.floor(random.next() * 9_000), listings }
  })
  .sort((one, other) => one.lowestPrice - other.lowestPrice)

const columns = columnsOf(
  market.map(({ goods }) => goods),
  market.map(({ lowestPrice }) => lowestPrice),
  byFigure(market.map(({ listings }) => [1, listings, 1, 0, 0, listings])),
  market.flatMap(({ goods, listings }, place) =>
    goods.styles.slice(0, 1).map(({ style_id }) => [place, style_id, listings] as const),
  ),
)

/** The figures of several goods, one figure after another. */
function byFigure(goods: readonly (readonly number[])[]): number[][] {
  return figures.map((_, figure) => goods.map((own) => own[figure]!))
}

const facets = {
  category: 'categories',
  weapon: 'weapons',
  exterior: 'exteriors',
  quality: 'qualities',
  rarity: 'rarities',
} as const
type Facet = keyof typeof facets

/** Whether a goods matches all filters but those of one dimension. */
function fits({ goods, lowestPrice }: (typeof market)[number], asked: MarketFilter, without: Facet): boolean {
  const isTree = (facet: Facet) => facet === 'category' || facet === 'weapon'
  const isAmong = (facet: Facet) =>
    (asked[facets[facet]] as string[] | undefined)?.includes(goods[facet] ?? '') ?? false
  const asksTree = asked.categories !== undefined || asked.weapons !== undefined
  if (asksTree && !isTree(without) && !isAmong('category') && !isAmong('weapon')) return false
  for (const facet of ['exterior', 'quality', 'rarity'] as const)
    if (facet !== without && asked[facets[facet]] !== undefined && !isAmong(facet)) return false
  if (asked.collections && !asked.collections.includes(goods.collection ?? '')) return false
  return lowestPrice >= Number(asked.price_min ?? 0) * 100 && lowestPrice <= Number(asked.price_max ?? Infinity) * 100
}

const collection = market.find(({ goods }) => goods.collection !== null)!.goods.collection!

const asked: MarketFilter[] = [
  {},
  { exteriors: ['fn', 'mw'] },
  { categories: ['rifle'], exteriors: ['ft'] },
  { categories: ['knife'], weapons: ['ak-47'], rarities: ['covert', 'classified'] },
  { qualities: ['stattrak'], rarities: ['restricted'], price_min: '5.00', price_max: '60.00' },
  { exteriors: ['fn'], collections: [collection] },
  { price_min: '20.00' },
  { price_max: '0.01' },
  { price_min: '33.33', price_max: '33.34', rarities: ['covert'] },
  { price_min: '60.00', price_max: '5.00' },
]

test.each(asked)('S3.10 an option finds what a look at every goods finds beside the other filters: %j', (filter) => {
  const counts = countFacets(columns, filter)
  for (const facet of Object.keys(facets) as Facet[]) {
    const found = market.filter((one) => one.goods[facet] !== null && fits(one, filter, facet))
    for (const [key, own] of Map.groupBy(found, ({ goods }) => goods[facet])) {
      expect(counts.goods.get(`${facet}:${key}`)).toBe(own.length)
      expect(counts.listings.get(`${facet}:${key}`)).toBe(own.reduce((sum, { listings }) => sum + listings, 0))
    }
    const counted = [...counts.goods.keys()].filter((name) => name.startsWith(`${facet}:`))
    expect(counted).toHaveLength(new Set(found.map(({ goods }) => goods[facet])).size)
  }
})

test('S3.10 what only listings have is counted where everything fits', () => {
  const rifles = market.filter(({ goods }) => goods.category === 'rifle')
  const { listings } = countFacets(columns, { categories: ['rifle'] })
  expect(listings.get('all:total')).toBe(rifles.reduce((sum, { listings: own }) => sum + own, 0))
  expect(listings.get('all:stickered')).toBe(rifles.length)
  expect(listings.get('all:charmed')).toBe(0)
})

test('S3.10 styles are counted where their goods fit', () => {
  const styled = readCatalogue().goods.filter(({ styles }) => styles.length > 0)
  const [one, dear] = styled.filter(({ exterior }) => exterior === 'fn')
  const other = styled.find(({ exterior }) => exterior === 'mw')
  const [first, second] = one!.styles.map(({ style_id }) => style_id)
  const onSale = columnsOf(
    [one, other, dear],
    [100, 100, 900],
    byFigure([one, other, dear].map(() => [1, 5, 0, 0, 0, 0])),
    [
      [0, first!, 2],
      [0, second!, 3],
      [1, first!, 5],
      [2, first!, 5],
    ],
  )
  const { listings } = countFacets(onSale, { exteriors: ['fn'], price_max: '5.00' })
  expect([...listings].filter(([name]) => name.startsWith('style:'))).toEqual([
    [`style:${first}`, 2],
    [`style:${second}`, 3],
  ])
})

test('S3.10 what a keyword does not find is not counted', () => {
  const found = market.slice(0, 20)
  const { listings } = countFacets(columns, { named: new Set(found.map(({ goods }) => goods.goods_id)) })
  expect(listings.get('all:total')).toBe(found.reduce((sum, one) => sum + one.listings, 0))
})

test('S3.10 what the catalogue has dropped is not counted', () => {
  const [{ goods }] = market as [(typeof market)[number]]
  const { listings } = countFacets(
    columnsOf(
      [undefined, goods],
      [100, 100],
      byFigure([
        [1, 5, 0, 0, 0, 0],
        [1, 3, 0, 0, 0, 0],
      ]),
      [],
    ),
    {},
  )
  expect(listings.get('all:total')).toBe(3)
})

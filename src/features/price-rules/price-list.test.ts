import { expect, test } from 'vitest'
import { maxPriceListRows, priceListCells, priceListHead, readPriceList } from './price-list.ts'

test('S1.5 columns are found by their names, each row keeps its line', () => {
  expect(readPriceList('Name,Price,listing_id\n"AK-47 | Redline", ¥12.50 ,17\n\nAWP,,18\n')).toEqual({
    rows: [
      { line: 2, listing_id: '17', asset_id: '', price: '¥12.50', is_overlong: false },
      { line: 4, listing_id: '18', asset_id: '', price: '', is_overlong: false },
    ],
  })
})

test('S1.5 a comma may be the decimal one, as spreadsheets of many countries write it', () => {
  const prices = (text: string) => {
    const read = readPriceList(text)
    return 'rows' in read ? read.rows.map(({ price }) => price) : read.problem
  }
  const file = 'sep=;\nlisting_id;price\n17;118,50\n18;1210,5\n19;1,210\n20;1,210.50\n21;1.210,50\n'
  expect(prices(file)).toEqual(['118.50', '1210.5', '1,210', '1,210.50', '1.210.50'])
})

test.each([
  ['17,3,12,50,AK', true],
  ['17,3,12,AK, Redline', true],
  // A note that was left empty has moved on.
  ['17,3,12,50,', true],
  ['17,3,"12,50",AK', false],
  ['17,3,12.50', false],
  ['17,3,12.50,,,', false],
])(
  'S1.5 a line with more cells than the head is marked, for its price may be cut short: %s is %s',
  (line, is_overlong) => {
    expect(readPriceList(`listing_id,asset_id,price,note\n${line}`)).toMatchObject({ rows: [{ is_overlong }] })
  },
)

test.each([
  ['', 'empty'],
  ['listing_id,price', 'empty'],
  ['name,price\nAK-47,1.00', 'no_columns'],
  ['listing_id,price\n"17,1.00', 'unreadable'],
  [`asset_id,price\n${'1,1.00\n'.repeat(maxPriceListRows + 1)}`, 'too_many'],
])('S1.5 no price list: %.30j is %s', (text, problem) => {
  expect(readPriceList(text)).toEqual({ problem })
})

test('S1.5 a file of one’s listings is a price list', () => {
  const cells = priceListCells({
    listing: { listing_id: '17', price: '12.50', net: '12.18', state: 'on_sale' } as never,
    asset_id: '3',
    goods_info: { name: 'AK-47' } as never,
    reference_price: '13.00',
    lowest_price: null,
    cost: null,
  })
  const line = (texts: readonly (string | null)[]) => texts.map((text) => text ?? '').join(',')
  expect(readPriceList(`${line(priceListHead)}\n${line(cells)}`)).toEqual({
    rows: [{ line: 2, listing_id: '17', asset_id: '3', price: '12.50', is_overlong: false }],
  })
})

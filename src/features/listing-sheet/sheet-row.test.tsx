import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { itemOf } from '../../../tests/factories/inventory-item.ts'
import { type SheetRow as Row, startPrice } from './rows.ts'
import { SheetRow } from './sheet-row.tsx'

const terms = { fee_basis_points: 250, price_min: '0.02', price_max: '1000.00' }
const row: Row = {
  id: '1',
  items: [itemOf()],
  reference: '10.00',
  suggested: null,
  lowest: '9.00',
  wanted: '8.00',
  high: '11.00',
}
const drawn = (price: string, change: Partial<Row> = {}, reason?: string, most = 1) =>
  renderToStaticMarkup(
    <SheetRow
      row={{ ...row, ...change }}
      most={most}
      price={price}
      reason={reason}
      terms={terms}
      onPrice={() => {}}
      onQuantity={() => {}}
    />,
  )
const said = (...given: Parameters<typeof drawn>) => drawn(...given).replaceAll(/<[^>]+>/g, ' ')

test('S1.5 a line offers what the market asks and pays, and says what a price leaves', () => {
  const words = said('9.99')
  for (const text of ['Reference ¥10.00', 'Others’ lowest ¥9.00', 'Highest purchase order ¥8.00', 'You get ¥9.74']) {
    expect(words).toContain(text)
  }
  expect(words).not.toContain('under reference')
})

test('S1.5 the suggested price, with which a line begins, is named and can be taken again', () => {
  expect(startPrice({ ...row, suggested: '8.88' })).toBe('8.88')
  expect(said('9.99', { suggested: '8.88' })).toMatch(/Suggested ¥8\.88\s.*Reference/)
  expect(said('9.99')).not.toContain('Suggested')
})

test('S1.5 items that are alike are one line, of which any number can be listed', () => {
  const two: Row['items'] = [itemOf({ asset_id: '1' }), itemOf({ asset_id: '2' })]
  expect(drawn('9.99', { items: two }, undefined, 5)).toMatch(/aria-valuemax="5" aria-valuenow="2"/)
  expect(said('9.99', { items: two }, undefined, 5)).toContain('of 5')
  expect(drawn('9.99')).not.toContain('spinbutton')
})

test('S1.5 a price that may not be meant is told with its figure, and where more is paid', () => {
  const words = said('6.00')
  expect(words).toContain('40% under reference')
  expect(words).toContain('A purchase order pays ¥8.00 now.')
  expect(drawn('6.00')).toContain(`href="/goods/${row.items[0].goods_id}?tab=purchase_orders"`)
})

test('S1.5 a price above the year’s high is told in its line, however little it is above', () => {
  expect(said('11.01')).toContain('Above the year’s high of ¥11.00')
  expect(said('11.00')).not.toContain('year')
  expect(said('11.01', { high: null })).not.toContain('year')
})

test('S1.5 a price that the market does not take is an error; why a rule gave one is said', () => {
  expect(drawn('1000.01')).toContain('Enter a price from ¥0.02 to ¥1,000.00.')
  expect(drawn('1000.01')).toContain('aria-invalid="true"')
  expect(said('9.99', {}, 'held at the floor')).toContain('held at the floor')
})

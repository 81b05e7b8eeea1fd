import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOf } from '../../../../tests/factories/drawn.tsx'
import { Difference, type DifferenceProps } from './difference.tsx'

const said = (price: string, style?: Partial<NonNullable<DifferenceProps['style']>>) =>
  textOf(
    renderToStaticMarkup(<Difference price={price} reference="10.00" style={style as DifferenceProps['style']} />),
  ).trim()

test('S1.1 a price is compared with the reference price, as on the cards', () => {
  expect(said('9.00')).toBe('10% under the reference price')
  expect(said('12.50')).toBe('25% over the reference price')
  expect(said('10.00')).toBe('At the reference price')
})

test('S1.1 or with that of its style, which is named', () => {
  const ruby = { style_id: 2, name: 'Ruby', reference_price: '20.00', reference_sales: 9 }
  expect(said('18.00', ruby)).toBe('10% under Ruby’s ¥20.00')
  expect(said('18.00', { ...ruby, reference_price: null }), 'another style’s says nothing').toBe('')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PriceField } from './price-field.tsx'

const said = (value: string, suggestions = [{ label: 'Lowest', amount: '99.00' as string | null }]) =>
  renderToStaticMarkup(
    <PriceField label="Price" value={value} onChange={() => {}} feeBasisPoints={250} suggestions={suggestions} />,
  ).replaceAll(/<[^>]+>/g, ' ')

test('S5.6 S5.7 what a price leaves is said while it is typed, rounded down once', () => {
  expect(said('9.99')).toContain('You get ¥9.74')
  expect(said('9.99')).toContain('fee ¥0.25')
  expect(said('10.')).toContain('You get ¥9.75')
  expect(said('')).not.toContain('You get')
})

test('S5.7 a refused price shows no proceeds', () => {
  const refused = { label: 'Price', value: '99999999', onChange: () => {}, feeBasisPoints: 250, error: 'Too high' }
  expect(renderToStaticMarkup(<PriceField {...refused} />)).not.toContain('You get')
})

test('S1.5 a price that is known is one click away', () => {
  expect(
    said('', [
      { label: 'Lowest', amount: '99.00' },
      { label: 'Reference', amount: null },
    ]),
  ).toContain('Lowest ¥99.00')
  expect(said('', [{ label: 'Reference', amount: null }])).not.toContain('Reference')
})

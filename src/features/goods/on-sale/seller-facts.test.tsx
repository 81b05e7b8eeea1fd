import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Listing } from '#features/listings/queries.ts'
import { SellerFacts } from './seller-facts.tsx'

function drawn(record: Partial<Listing['seller']>): string {
  const seller = { user_id: '7', nickname: 'Lin', delivered_ratio: 1, sample: 2, median_delivery_seconds: 720 }
  return renderToStaticMarkup(<SellerFacts seller={{ ...seller, ...record } as Listing['seller']} />)
}

/** What a screen reader reads of a seller with this record. */
const heard = (record: Partial<Listing['seller']>) =>
  drawn(record)
    .replace(/<span[^>]*aria-hidden="true">[^<]*<\/span>/g, '')
    .replace(/<[^>]+>/g, ' ')

test('S1.1 what a seller’s record counts is text, not only a tooltip', () => {
  expect(heard({})).toContain('100% of 2 sales of the last 90 days delivered, usually within 12')
  expect(heard({ delivered_ratio: 0, median_delivery_seconds: null })).toMatch(
    /0% of 2 sales of the last 90 days delivered *$/,
  )
  expect(heard({ delivered_ratio: null, sample: 0, median_delivery_seconds: null })).toContain(
    'No sales in the last 90',
  )
})

test('S1.1 a touch screen, which shows no tooltip, shows what the record counts', () => {
  const shown = (record: Partial<Listing['seller']>) =>
    /class="[^"]*recordOnTouch[^"]*"[^>]*>([^<]*)</.exec(drawn(record))?.[1]
  expect(shown({})).toBe('100% of 2 delivered · in 12 min')
  expect(shown({ delivered_ratio: 0, median_delivery_seconds: null })).toBe('0% of 2 delivered')
  expect(shown({ delivered_ratio: null, sample: 0, median_delivery_seconds: null })).toBe('new seller')
})

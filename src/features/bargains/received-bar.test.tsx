import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { BargainView } from '#contract/bargains/fields.ts'
import type { Selected } from '#features/trading/list/selectable-list.tsx'
import { drawn, textOf } from '../../../tests/factories/drawn.tsx'
import { ReceivedBar } from './received-bar.tsx'

const bargainOf = (nth: number) =>
  ({ bargain_id: `${nth}`, listing_id: `${nth}`, price: '8.00', listing_price: '10.00' }) as BargainView

const markupOf = (facts: Partial<Selected<BargainView>>) => {
  const rows = Array.from({ length: 130 }, (_, nth) => bargainOf(nth + 1))
  const selected = { rows, isAll: false, outside: 0, isReading: false, clear: () => {}, ...facts }
  return drawn(new QueryClient(), <ReceivedBar selected={selected} onAsk={() => {}} />)
}
const seen = async (facts: Partial<Selected<BargainView>>) => textOf(await markupOf(facts))

test('S1.4 the bar says whether all that await an answer are selected, and how many are not shown', async () => {
  expect(await seen({ isAll: true })).toContain('All 130 that await your answer are selected')
  expect(await seen({ outside: 80 })).toMatch(/130 selected.*80 of them not shown/)
  expect(await seen({})).not.toContain('not shown')
})

test('S1.4 nothing is answered while all are still being read', async () => {
  const buttonsOff = (markup: string) => markup.match(/<button[^>]* disabled=""/g)?.length ?? 0
  expect(buttonsOff(await markupOf({ isReading: true })) - buttonsOff(await markupOf({}))).toBe(3)
})

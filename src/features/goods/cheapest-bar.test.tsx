import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Listing } from '#features/listings/queries.ts'
import { drawn, textOf } from '../../../tests/factories/drawn.tsx'
import { CheapestBar } from './cheapest-bar.tsx'

const said = async (lowest: string | null) => {
  const listing = { listing_id: '1', price: '100.00' } as Listing
  const bar = <CheapestBar listing={listing} lowest={lowest} reference={null} onBuy={() => {}} />
  return textOf(await drawn(new QueryClient(), bar))
}

test('S1.2 the bar calls its listing the lowest only if nothing cheaper is known', async () => {
  for (const lowest of ['100.00', '100.01', null]) expect(await said(lowest)).toMatch(/^\s*Lowest/)
  const beaten = await said('99.99')
  expect(beaten).toMatch(/^\s*Cheapest shown/)
  expect(beaten).toContain('Buy for ¥100.00')
})

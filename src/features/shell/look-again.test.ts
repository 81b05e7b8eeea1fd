import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { userInfo } from '#contract/accounts/user.ts'
import { ownShopQuery } from '#features/listings/own-shop-queries.ts'
import { sessionQuery } from '#features/session/queries.ts'
import { sampleOf } from '../../../tests/factories/contract-sample.ts'
import { lookAtRestriction } from './look-again.ts'

test('S1.5 S4.21 once a refusal has told of a ban, the shop that it closed is read again', async () => {
  const client = new QueryClient()
  const person = userInfo.parse(sampleOf(userInfo))
  client.setQueryDefaults(sessionQuery().queryKey, { queryFn: () => person })
  let reads = 0
  const shop = { queryKey: ownShopQuery().queryKey, queryFn: () => ++reads, staleTime: Infinity }
  const stop = new QueryObserver(client, shop).subscribe(() => {})
  await client.ensureQueryData(shop)
  expect(reads).toBe(1)
  await lookAtRestriction(client)
  expect(reads).toBe(2)
  stop()
})

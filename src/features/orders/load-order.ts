import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { codes } from '#contract/codes.ts'
import { businessCodeOf } from '#lib/calls/call-result.ts'
import { orderQuery } from './queries.ts'

/** The order of a page; one that is not there, or not this person's, is not found: the exchange tells the two apart for nobody. */
export async function loadOrder(queryClient: QueryClient, orderId: string) {
  try {
    return await queryClient.ensureQueryData({ ...orderQuery(orderId), meta: { quiet: true } })
  } catch (error) {
    if (businessCodeOf(error) === codes.notFound) throw notFound()
    throw error
  }
}

import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { codes } from '#contract/codes.ts'
import { businessCodeOf } from '#lib/calls/call-result.ts'
import { purchaseQuery } from './queries.ts'

/** The purchase order of a page; one that is not there, or not this person's, is not found. */
export async function loadPurchase(queryClient: QueryClient, purchaseId: string) {
  try {
    return await queryClient.ensureQueryData({ ...purchaseQuery(purchaseId), meta: { quiet: true } })
  } catch (error) {
    if (businessCodeOf(error) === codes.notFound) throw notFound()
    throw error
  }
}

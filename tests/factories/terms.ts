import type { QueryClient } from '@tanstack/react-query'
import { service } from '#contract/orders/parties.ts'
import { termsQuery, type ServiceTerms } from '#features/listings/terms-queries.ts'
import { sampleOf } from './contract-sample.ts'

const sample = service.response.parse(sampleOf(service.response))

/** The market's terms, with a week of trade protection. */
export const terms: ServiceTerms = { ...sample, rules: { ...sample.rules, protection_seconds: 604_800 } }

/** When they were read: an item received on that day is released on 6 December 2026. */
export const termsReadAt = Date.UTC(2026, 10, 29, 12)

export const putTerms = (queryClient: QueryClient) =>
  void queryClient.setQueryData(termsQuery().queryKey, terms, { updatedAt: termsReadAt })

import { QueryClient } from '@tanstack/react-query'
import { codes } from '#contract/codes.ts'
import { sessionQuery } from '#features/session/queries.ts'

/** What a seller's check answers who may sell, and one who has not prepared for trading. */
export const saleCheck = {
  passed: { ok: true, data: {} },
  refused: {
    ok: false,
    error: { kind: 'business', code: codes.tradeNotPrepared, message: 'Please finish preparing for trading.' },
  },
} as const

/** The answers that somebody has who is signed in. */
export function signedIn(): QueryClient {
  const queryClient = new QueryClient()
  queryClient.setQueryData(sessionQuery().queryKey, { user_id: '1' } as never)
  return queryClient
}

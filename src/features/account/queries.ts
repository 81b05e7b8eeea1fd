import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/call-result.ts'
import { fetchSession } from './session.functions.ts'

export const accountKeys = {
  all: ['account'] as const,
  session: () => [...accountKeys.all, 'session'] as const,
  captcha: () => [...accountKeys.all, 'captcha'] as const,
  platformPages: () => [...accountKeys.all, 'platform-pages'] as const,
  orderPreview: () => [...accountKeys.all, 'order-preview'] as const,
}

/** Who is signed in, null for nobody: the browser learns it here, it never sees the token. */
export const sessionQuery = () =>
  queryOptions({
    queryKey: accountKeys.session(),
    queryFn: async ({ signal }) => unwrap(await fetchSession({ signal })),
    staleTime: 60_000,
  })

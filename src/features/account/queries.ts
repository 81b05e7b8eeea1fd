import { queryOptions } from '@tanstack/react-query'
import type { CallData } from '#contract/call.ts'
import type { info } from '#contract/user.ts'
import { unwrap } from '#lib/call-result.ts'
import { fetchSession } from './session.functions.ts'

/** The person signed in. */
export type Session = CallData<typeof info>

export const accountKeys = {
  all: ['account'] as const,
  session: () => [...accountKeys.all, 'session'] as const,
  captcha: () => [...accountKeys.all, 'captcha'] as const,
  platformPages: () => [...accountKeys.all, 'platform-pages'] as const,
  orderPreview: () => [...accountKeys.all, 'preview'] as const,
  qrCode: () => [...accountKeys.all, 'qr-code'] as const,
  qrCheck: (k: string) => [...accountKeys.all, 'qr-check', k] as const,
  qrLook: (code: string) => [...accountKeys.all, 'qr-look', code] as const,
}

/** Who is signed in, null for nobody: the browser learns it here, it never sees the token. */
export const sessionQuery = () =>
  queryOptions({
    queryKey: accountKeys.session(),
    queryFn: async ({ signal }) => unwrap(await fetchSession({ signal })),
    staleTime: 60_000,
  })

import { qrLookQuery } from './qr-queries.ts'
import { loadSignedIn } from './load-signed-in.ts'
import type { GuardedPage } from './sign-in-place.ts'

/** Scans the code that an address names. */
export const loadQr = (page: GuardedPage, code: string) =>
  loadSignedIn(page, page.context.queryClient.ensureQueryData(qrLookQuery(code)))

import { loadSignedIn } from '#features/session/load-signed-in.ts'
import type { GuardedPage } from '#features/session/sign-in-place.ts'
import { qrScanQuery } from './qr-queries.ts'

/** Scans the code that an address names. */
export const loadQr = (page: GuardedPage, code: string) =>
  loadSignedIn(page, page.context.queryClient.ensureQueryData(qrScanQuery(code)))

import { loadSignedIn } from '#features/session/load-signed-in.ts'
import type { GuardedPage } from '#features/session/sign-in-place.ts'
import { qrScanQuery } from './qr-queries.ts'

/** Scans the code in an address. */
export const loadQr = (page: GuardedPage, code: string) =>
  loadSignedIn(page, page.context.queryClient.ensureQueryData(qrScanQuery(code)))

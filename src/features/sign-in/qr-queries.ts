import { queryOptions } from '@tanstack/react-query'
import { codes } from '#contract/codes.ts'
import { sessionKeys } from '#features/session/queries.ts'
import { businessCodeOf, unwrap } from '#lib/calls/call-result.ts'
import { checkQrCode, createQrCode, scanQrCode } from './qr-login.functions.ts'
import { isChecked, qrCheckMs } from './qr-model.ts'

const signInKeys = {
  qrCode: () => [...sessionKeys.all, 'qr-code'] as const,
  qrCheck: (k: string) => [...sessionKeys.all, 'qr-check', k] as const,
  qrScan: (code: string) => [...sessionKeys.all, 'qr-scan', code] as const,
}

const quiet = { meta: { quiet: true } }
const onRequestAlone = { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false }

/** S3.2 S4.10 The code to show; `refetch` creates another. Dropped when the dialog closes. */
export const qrCodeQuery = () =>
  queryOptions({
    ...quiet,
    ...onRequestAlone,
    queryKey: signInKeys.qrCode(),
    queryFn: async ({ signal }) => unwrap(await createQrCode({ signal })),
  })

/**
 * S3.3 S4.10 The state of a code, polled every two seconds until it is final. A failed check says nothing about the
 * code; the next one will.
 */
export const qrCheckQuery = (k: string) =>
  queryOptions({
    ...quiet,
    ...onRequestAlone,
    queryKey: signInKeys.qrCheck(k),
    queryFn: async ({ signal }) => unwrap(await checkQrCode({ data: { k }, signal })),
    initialData: { state: 1, remember_me: false },
    enabled: k !== '',
    refetchInterval: ({ state: { data } }) => isChecked(data?.state ?? 1) && qrCheckMs,
    // The person is looking at their phone meanwhile.
    refetchIntervalInBackground: true,
  })

/** The device asking through a scanned code; null if the code is invalid, or somebody else has scanned it. */
export const qrScanQuery = (code: string) =>
  queryOptions({
    ...quiet,
    ...onRequestAlone,
    queryKey: signInKeys.qrScan(code),
    queryFn: async ({ signal }) => {
      try {
        return unwrap(await scanQrCode({ data: { code }, signal }))
      } catch (error) {
        if (businessCodeOf(error) === codes.codeInvalid) return null
        throw error
      }
    },
  })

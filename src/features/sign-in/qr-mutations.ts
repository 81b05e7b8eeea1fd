import { mutationOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { confirmQrCode, refuseQrCode, signInWithQrCode } from './qr-login.functions.ts'

/** S4.13 */
export const qrLoginMutation = () =>
  mutationOptions({
    mutationFn: async (data: { k: string }) => unwrap(await signInWithQrCode({ data })),
  })

interface Answer {
  key: string
  code: string
}

/** The page itself reports an expired code. */
const quiet = { meta: { quiet: true } }

export const confirmQrMutation = () =>
  mutationOptions({
    ...quiet,
    mutationFn: async ({ key, code, remember }: Answer & { remember: boolean }) =>
      unwrap(await confirmQrCode({ data: { key, body: { code, remember_me: remember } } })),
  })

export const refuseQrMutation = () =>
  mutationOptions({
    ...quiet,
    mutationFn: async ({ key, code }: Answer) => unwrap(await refuseQrCode({ data: { key, body: { code } } })),
  })

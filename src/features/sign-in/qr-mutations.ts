import { mutationOptions } from '@tanstack/react-query'
import { idempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { confirmQrCode, refuseQrCode, signInWithQrCode } from './qr-login.functions.ts'

/** S4.13 */
export const qrLoginMutation = () =>
  mutationOptions({
    mutationFn: async (data: { k: string }) => unwrap(await signInWithQrCode({ data })),
  })

/** The page itself reports an expired code. */
const quiet = { quiet: true }

// A code is answered once: only under the same key is a repeat after a lost answer told what the first one did.
export const confirmQrMutation = (code: string) => idempotentMutation(['qr', 'confirm', code], confirmQrCode, quiet)
export const refuseQrMutation = (code: string) => idempotentMutation(['qr', 'refuse', code], refuseQrCode, quiet)

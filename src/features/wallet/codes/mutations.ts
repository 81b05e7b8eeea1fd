import { mutationOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import type { Keyed } from '#features/writes/attempt.ts'
import { redeemCode } from './codes.functions.ts'

interface Redeeming extends Keyed<{ cdk: string }> {
  captchaId: string
  captcha: string
}

/** The dialog shows its refusals at their fields. */
export const redeemMutation = () =>
  mutationOptions({
    mutationKey: ['wallet', 'redeem'],
    mutationFn: async (data: Redeeming) => unwrap(await redeemCode({ data })),
    meta: { quiet: true },
  })

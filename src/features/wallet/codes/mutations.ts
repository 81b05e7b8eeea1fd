import { mutationOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { redeemCode } from './codes.functions.ts'

interface Redeeming {
  key: string
  cdk: string
  captchaId: string
  captcha: string
}

/** The dialog shows its refusals at their fields. */
export const redeemMutation = () =>
  mutationOptions({
    mutationFn: async ({ cdk, ...rest }: Redeeming) => unwrap(await redeemCode({ data: { ...rest, body: { cdk } } })),
    meta: { quiet: true },
  })

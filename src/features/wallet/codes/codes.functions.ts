import { createServerFn } from '@tanstack/react-start'
import { redeem } from '#contract/wallet/activation-codes.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { keyedInputOf, type KeyedInput } from '#upstream/keyed-input-of.ts'

interface RedeemInput extends KeyedInput<typeof redeem> {
  captchaId: string
  captcha: string
}

const read = keyedInputOf(redeem)
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** S7.5 The key and the captcha travel as headers of the call. */
export const redeemCode = createServerFn({ method: 'POST' })
  .validator((input: RedeemInput) => ({
    ...read(input),
    // Only these characters are safe in header values, and the exchange's captchas use no others.
    captchaId: textOf(input.captchaId).replaceAll(/[^\w-]/g, ''),
    captcha: textOf(input.captcha).replaceAll(/\D/g, ''),
  }))
  .handler(({ data }) =>
    callUpstream(redeem, data.body, {
      idempotencyKey: data.key,
      headers: { 'captcha-id': data.captchaId, captcha: data.captcha },
    }),
  )

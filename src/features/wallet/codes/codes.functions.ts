import { createServerFn } from '@tanstack/react-start'
import { redeem } from '#contract/activation-codes.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { keyedInputOf, type KeyedInput } from '#upstream/keyed-input-of.ts'

interface RedeemInput extends KeyedInput<typeof redeem> {
  captchaId: string
  captcha: string
}

const read = keyedInputOf(redeem)

/** S7.5 The key and the captcha travel as headers of the call. */
export const redeemCode = createServerFn({ method: 'POST' })
  .validator(({ captchaId, captcha, ...keyed }: RedeemInput) => ({
    ...read(keyed),
    // Header values of these alone; another is no captcha of the exchange's.
    captchaId: String(captchaId).replaceAll(/[^\w-]/g, ''),
    captcha: String(captcha).replaceAll(/\D/g, ''),
  }))
  .handler(({ data }) =>
    callUpstream(redeem, data.body, {
      idempotencyKey: data.key,
      headers: { 'captcha-id': data.captchaId, captcha: data.captcha },
    }),
  )

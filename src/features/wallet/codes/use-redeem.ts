import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { redeem } from '#contract/wallet/activation-codes.ts'
import type { CallData } from '#contract/call.ts'
import { toast } from '#design/ui/status/toast-store.ts'
import { activitiesKey } from '#features/balance/activities-key.ts'
import { walletKeys } from '#features/balance/queries.ts'
import { captchaQuery } from '#features/credentials/queries.ts'
import { announceFailure } from '#features/writes/announce-failure.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { captchaDigits, cleanActivationCode, cleanCaptcha, fieldOf, isWhole, type RedeemField } from './model.ts'
import { redeemMutation } from './mutations.ts'

/**
 * S1.9 The form of an activation code. A refusal renews the captcha; if there is no answer, all input stays for a
 * retry. `focus` puts the cursor into a field.
 */
export function useRedeem(focus: (field: RedeemField) => void) {
  const picture = useQuery(captchaQuery('redeem'))
  const [code, setCode] = useState('')
  const [captcha, setCaptcha] = useState('')
  const [wrong, setWrong] = useState<RedeemField>()
  const [done, setDone] = useState<CallData<typeof redeem>>()
  const redeeming = useIdempotentMutation(redeemMutation(), {
    refresh: [walletKeys.balances(), walletKeys.logs(), activitiesKey],
    onDone: (data) => {
      setDone(data)
      // The captcha is spent; the form for another code needs a new one.
      renewCaptcha()
    },
    onLeft: ({ amount }) => toast({ text: m.wallet_redeem_done({ amount: formatMoney(amount) }), tone: 'positive' }),
    onLeftFailed: announceFailure,
    onFailed: ({ end, error }) => {
      const field = fieldOf(error)
      setWrong(field)
      if (end === 'refused') renewCaptcha()
      focus(field ?? 'captcha')
    },
  })
  const errorAt = (field: RedeemField | undefined) => (wrong === field ? redeeming.error : undefined)

  const renewCaptcha = () => {
    setCaptcha('')
    void picture.refetch()
  }
  const canSubmit = isWhole(code) && captcha.length >= captchaDigits && picture.data !== undefined

  const submit = () => {
    if (!canSubmit || !picture.data) return
    void redeeming.send({ cdk: code }, { captchaId: picture.data.captcha_id, captcha })
  }

  return {
    code: {
      value: code,
      error: errorAt('code'),
      set: (text: string) => {
        redeeming.clearError()
        setCode(cleanActivationCode(text))
      },
    },
    captcha: {
      value: captcha,
      error: errorAt('captcha'),
      set: (text: string) => {
        if (wrong === 'captcha') redeeming.clearError()
        setCaptcha(cleanCaptcha(text))
      },
      picture: picture.data?.pic_path,
      isLoading: picture.isFetching,
      isFailed: picture.isError,
      renewCaptcha,
    },
    error: errorAt(undefined),
    canSubmit,
    isBusy: redeeming.isBusy,
    submit,
    done,
  }
}

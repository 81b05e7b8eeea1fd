import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { redeem } from '#contract/wallet/activation-codes.ts'
import type { CallData } from '#contract/call.ts'
import { toast } from '#design/ui/status/toast-store.ts'
import { walletKeys } from '#features/balance/queries.ts'
import { useGoneSignal } from '#features/connection/use-gone-signal.ts'
import { captchaQuery } from '#features/credentials/queries.ts'
import { fieldErrorOf } from '#features/errors/field-error.ts'
import { formatMoney } from '#i18n/format.ts'
import { UpstreamError } from '#lib/calls/call-result.ts'
import { newKey } from '#lib/calls/new-key.ts'
import * as m from '#paraglide/messages.js'
import { isUndecided } from '../is-undecided.ts'
import { captchaDigits, cleanActivationCode, cleanCaptcha, fieldOf, isWhole, type RedeemField } from './model.ts'
import { redeemMutation } from './mutations.ts'

type Errors = Partial<Record<RedeemField | 'form', string>>

/** S1.9 The form of an activation code. A try that got no answer is made again as it was: same key, same captcha. After a refusal
 * everything but what was typed right is new. `focus` puts the cursor into a field. */
export function useRedeem(focus: (field: RedeemField) => void) {
  const queryClient = useQueryClient()
  const picture = useQuery(captchaQuery('redeem'))
  const mutation = useMutation(redeemMutation())
  const [code, setCode] = useState('')
  const [captcha, setCaptcha] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [done, setDone] = useState<CallData<typeof redeem>>()
  const attempt = useRef<{ key: string; said: string }>(undefined)
  const isUnderWay = useRef(false)
  const goneSignal = useGoneSignal()

  const renewCaptcha = () => {
    setCaptcha('')
    void picture.refetch()
  }
  const canSubmit = isWhole(code) && captcha.length >= captchaDigits && picture.data !== undefined

  async function submit() {
    if (isUnderWay.current || !canSubmit || !picture.data) return
    isUnderWay.current = true
    setErrors({})
    const signal = goneSignal()
    const said = `${code} ${picture.data.captcha_id}`
    if (attempt.current?.said !== said) attempt.current = { key: newKey(), said }
    try {
      const { key } = attempt.current
      const redeemed = await mutation.mutateAsync({ key, cdk: code, captchaId: picture.data.captcha_id, captcha })
      if (signal.aborted)
        toast({ text: m.wallet_redeem_done({ amount: formatMoney(redeemed.amount) }), tone: 'positive' })
      else setDone(redeemed)
      void queryClient.invalidateQueries({ queryKey: walletKeys.balances() })
      void queryClient.invalidateQueries({ queryKey: walletKeys.logs() })
    } catch (caught) {
      refuse(caught)
    } finally {
      isUnderWay.current = false
    }
  }

  function refuse(caught: unknown) {
    const field = caught instanceof UpstreamError ? fieldOf(caught.error) : undefined
    setErrors({ [field ?? 'form']: fieldErrorOf(caught) })
    // Without an answer the picture may be good still, and has to be the same for the same try.
    if (caught instanceof UpstreamError && !isUndecided(caught.error)) renewCaptcha()
    focus(field ?? 'captcha')
  }

  return {
    code: {
      value: code,
      error: errors.code,
      set: (text: string) => {
        setErrors({})
        setCode(cleanActivationCode(text))
      },
    },
    captcha: {
      value: captcha,
      error: errors.captcha,
      set: (text: string) => {
        setErrors(({ captcha: _captcha, ...others }) => others)
        setCaptcha(cleanCaptcha(text))
      },
      picture: picture.data?.pic_path,
      isLoading: picture.isFetching,
      isFailed: picture.isError,
      renewCaptcha,
    },
    error: errors.form,
    canSubmit,
    isBusy: mutation.isPending,
    submit: () => void submit(),
    done,
  }
}

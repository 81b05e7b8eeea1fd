import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { toast } from '#design/ui/status/toast-store.ts'
import { useGoneSignal } from '#features/connection/use-gone-signal.ts'
import { cleanField, fieldRules, isPhone } from '#features/credentials/fields.ts'
import { captchaQuery } from '#features/credentials/queries.ts'
import { useResendCountdown } from '#features/credentials/use-resend-countdown.ts'
import { presentationOf } from '#features/errors/call-error-catalogue.ts'
import type { FormStep } from '#features/errors/presentation.ts'
import { announceCallError } from '#lib/calls/call-events.ts'
import { callErrorOf } from '#lib/calls/mask-error.ts'
import * as m from '#paraglide/messages.js'
import { passwordLoginMutation, sendSmsMutation, smsLoginMutation } from './login-mutations.ts'
import { canSubmit, emptyLogin, type LoginErrors, type LoginField, type LoginTab } from './login-model.ts'
import { keepSentCode, sentCode } from './sent-code.ts'
import { useFinishLogin } from './use-finish-login.ts'

/** The state of the login form and its actions. `focus` puts the cursor into a field. */
export function useLoginForm(focus: (field: LoginField) => void) {
  const [tab, setTab] = useState<LoginTab>('sms')
  const [values, setValues] = useState(emptyLogin)
  const [errors, setErrors] = useState<LoginErrors>({})
  const [remember, setRemember] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  // A captcha works for one answer, right or wrong.
  const [isSpent, setSpent] = useState(false)
  const countdown = useResendCountdown()
  const captcha = useQuery(captchaQuery('login'))
  const sendSms = useMutation(sendSmsMutation())
  const bySms = useMutation(smsLoginMutation())
  const byPassword = useMutation(passwordLoginMutation())
  const finishLogin = useFinishLogin()
  // A ref, because state would lag one render behind the second of two quick clicks. It stays set after signing in: the
  // form is closing, and a press until then must not sign in again.
  const isUnderWay = useRef(false)
  const isSending = useRef(false)
  const goneSignal = useGoneSignal()
  const [isSubmitting, setSubmitting] = useState(false)

  const goOn = useEffectEvent(() => {
    const sent = sentCode()
    if (!sent) return
    setValues((before) => (before.phone === '' ? { ...before, phone: sent.phone } : before))
    setSentTo(sent.phone)
    const left = Math.ceil((sent.again - Date.now()) / 1000)
    // A clock that was set back would keep it waiting for longer than ever asked.
    if (left > 0) countdown.start(Math.min(left, fieldRules.resendSeconds))
  })
  // Only after hydration: the server knows nothing of it.
  useEffect(() => queueMicrotask(() => goOn()), [])

  const set = (field: LoginField, text: string) => {
    setValues((before) => ({ ...before, [field]: cleanField[field](text) }))
    // S5.5
    setErrors((before) => ({ ...before, [field]: undefined }))
  }
  const clear = (fields: readonly LoginField[]) =>
    setValues((before) => ({ ...before, ...Object.fromEntries(fields.map((field) => [field, ''])) }))
  const renewCaptcha = () => {
    setSpent(false)
    void captcha.refetch()
  }

  function fail(step: FormStep, error: unknown) {
    const callError = callErrorOf(error)
    const told = presentationOf(callError, step)
    if (told.show === 'fields') {
      clear(told.clears)
      if (told.renewsCaptcha) renewCaptcha()
      setErrors(Object.fromEntries(told.fields.map((field) => [field, told.text])))
      const [first] = told.fields
      if (first) focus(first)
      return
    }
    // The captcha may have been checked, and thus spent.
    if (step !== 'sms-login') {
      clear(['captcha'])
      renewCaptcha()
    }
    announceCallError(callError)
  }

  function refuse(field: LoginField, message: string) {
    setErrors((before) => ({ ...before, [field]: message }))
    focus(field)
  }

  async function send() {
    if (isSending.current || countdown.left > 0) return
    if (!isPhone(values.phone)) return refuse('phone', m.credentials_phone_wrong())
    if (isSpent) {
      clear(['captcha'])
      renewCaptcha()
      return refuse('captcha', m.sign_in_captcha_again())
    }
    if (values.captcha === '' || !captcha.data) return refuse('captcha', m.credentials_captcha_wrong())
    isSending.current = true
    try {
      await sendSms.mutateAsync({ values, captchaId: captcha.data.captcha_id })
    } catch (error) {
      return fail('send-sms', error)
    } finally {
      isSending.current = false
    }
    setSpent(true)
    setSentTo(values.phone)
    countdown.start()
    keepSentCode({ phone: values.phone, again: Date.now() + fieldRules.resendSeconds * 1000 })
    toast({ text: m.credentials_sms_sent(), tone: 'positive', placement: 'top' })
    focus('smsCode')
  }

  async function submit() {
    if (isUnderWay.current || !canSubmit(tab, values)) return
    isUnderWay.current = true
    setSubmitting(true)
    const signal = goneSignal()
    try {
      if (tab === 'sms') await bySms.mutateAsync({ values, remember })
      else await byPassword.mutateAsync({ values, remember, captchaId: captcha.data?.captcha_id ?? '' })
      await finishLogin(signal)
    } catch (error) {
      isUnderWay.current = false
      setSubmitting(false)
      fail(tab === 'sms' ? 'sms-login' : 'password-login', error)
    }
  }

  const choose = (next: LoginTab) => {
    setTab(next)
    setErrors({})
    if (isSpent && next === 'password') {
      clear(['captcha'])
      renewCaptcha()
    }
  }

  return {
    tab,
    choose,
    values,
    errors,
    set,
    remember,
    setRemember,
    captcha: {
      picture: captcha.data?.pic_path,
      isLoading: captcha.isFetching,
      isFailed: captcha.isError,
      renewCaptcha,
    },
    send: { run: () => void send(), isSending: sendSms.isPending, left: countdown.left, sentTo },
    submit: { run: () => void submit(), isPossible: canSubmit(tab, values), isSubmitting },
  }
}

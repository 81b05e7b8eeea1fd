import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { codes } from '#contract/codes.ts'
import { toast } from '#design/ui/status/toast-store.ts'
import { cleanField, fieldRules, isPhone } from '#features/credentials/fields.ts'
import { captchaQuery } from '#features/credentials/queries.ts'
import { useResendCountdown } from '#features/credentials/use-resend-countdown.ts'
import { fieldErrorOf } from '#features/errors/field-error.ts'
import { sessionKeys } from '#features/session/queries.ts'
import { announceFailure } from '#features/writes/announce-failure.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { UpstreamError } from '#lib/calls/call-result.ts'
import * as m from '#paraglide/messages.js'
import { fieldOfRefusal } from '../field-of-refusal.ts'
import { settingKeys } from '../queries.ts'
import { sendCodeMutation, setPhoneMutation } from './security-mutations.ts'
import { waitOfRefusal } from './wait-of-refusal.ts'

export type PhoneField = 'oldCode' | 'phone' | 'captcha' | 'newCode'

const empty = { oldCode: '', captcha: '', newCode: '' }
const clean: Record<PhoneField, (text: string) => string> = {
  oldCode: cleanField.smsCode,
  phone: cleanField.phone,
  captcha: cleanField.captcha,
  newCode: cleanField.smsCode,
}

interface PhoneFormInput {
  /** The new phone as typed; the codes stay inside this hook. */
  newPhone: string
  onType: (newPhone: string) => void
  onDone: () => void
}

const tellSaved = ({ phone }: { phone: string }) => toast({ text: m.setting_phone_saved({ phone }), tone: 'positive' })

/** The state of the phone change: a code from each phone, and a captcha for the new one, which is not verified yet. */
export function usePhoneForm({ newPhone, onType, onDone }: PhoneFormInput) {
  const [typed, setTyped] = useState(empty)
  const values: Record<PhoneField, string> = { ...typed, phone: newPhone }
  const [errors, setErrors] = useState<Partial<Record<PhoneField, string | undefined>>>({})
  const captcha = useQuery(captchaQuery('phone'))
  const ofOld = useResendCountdown()
  const ofNew = useResendCountdown()
  const told = () => toast({ text: m.credentials_sms_sent(), tone: 'positive', placement: 'top' })
  const set = (field: PhoneField, text: string) => {
    const cleaned = clean[field](text)
    if (field === 'phone') onType(cleaned)
    else setTyped((before) => ({ ...before, [field]: cleaned }))
    // S5.5
    setErrors((before) => ({ ...before, [field]: undefined }))
  }
  const renewCaptcha = () => {
    set('captcha', '')
    void captcha.refetch()
  }

  const sendOld = useMutation({
    ...sendCodeMutation(),
    onSuccess: () => {
      ofOld.start()
      told()
    },
    onError: (failure) => {
      const wait = waitOfRefusal(failure)
      if (wait) ofOld.start(wait)
      setErrors({ oldCode: fieldErrorOf(failure) })
    },
  })
  const sendNew = useMutation({
    ...sendCodeMutation(),
    onSuccess: () => {
      ofNew.start()
      told()
    },
    onError: (failure) => {
      const byCode = { [codes.codeWrong]: 'captcha', [codes.codeInvalid]: 'captcha' } as const
      const field = fieldOfRefusal<PhoneField>(failure, byCode) ?? 'phone'
      setErrors({ [field]: fieldErrorOf(failure) })
      // S8.3
      if (field === 'captcha') setTyped((before) => ({ ...before, newCode: '' }))
    },
    // A captcha works for one answer, right or wrong.
    onSettled: () => void captcha.refetch().then(() => setTyped((before) => ({ ...before, captcha: '' }))),
  })
  const showFailure = (failure: UpstreamError) => {
    const byName = { old_sms_code: 'oldCode', sms_code: 'newCode' } as const
    const field = fieldOfRefusal<PhoneField>(failure, { [codes.phoneTaken]: 'phone' }, byName) ?? 'newCode'
    setErrors({ [field]: fieldErrorOf(failure) })
  }
  const save = useIdempotentMutation(setPhoneMutation(), {
    refresh: [sessionKeys.person(), settingKeys.sessions()],
    onDone: (saved) => {
      tellSaved(saved)
      onDone()
    },
    onLeft: tellSaved,
    onFailed: ({ error }) => showFailure(new UpstreamError(error)),
    onLeftFailed: announceFailure,
  })

  function askForNew() {
    if (!isPhone(values.phone)) setErrors({ phone: m.credentials_phone_wrong() })
    else if (values.captcha === '' || !captcha.data) setErrors({ captcha: m.credentials_captcha_wrong() })
    else {
      const { phone, captcha: answer } = values
      sendNew.mutate({
        purpose: 'change_phone_new',
        phone,
        captcha: answer,
        captcha_id: captcha.data.captcha_id,
      })
    }
  }

  function submit() {
    if (save.isBusy) return
    const wrong: typeof errors = {}
    if (values.oldCode.length < fieldRules.smsCodeLength) wrong.oldCode = m.setting_code_short()
    if (!isPhone(values.phone)) wrong.phone = m.credentials_phone_wrong()
    if (values.newCode.length < fieldRules.smsCodeLength) wrong.newCode = m.setting_code_short()
    if (Object.keys(wrong).length > 0) setErrors(wrong)
    else void save.send({ phone: values.phone, old_sms_code: values.oldCode, sms_code: values.newCode })
  }

  return {
    values,
    errors,
    set,
    captcha: {
      picture: captcha.data?.pic_path,
      isLoading: captcha.isFetching,
      isFailed: captcha.isError,
      renewCaptcha,
    },
    ofOld: {
      left: ofOld.left,
      isSending: sendOld.isPending,
      isSent: sendOld.isSuccess,
      onSend: () => sendOld.mutate({ purpose: 'change_phone_old' }),
    },
    ofNew: { left: ofNew.left, isSending: sendNew.isPending, isSent: sendNew.isSuccess, onSend: askForNew },
    submit,
    isSaving: save.isBusy,
  }
}

import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { codes } from '#contract/codes.ts'
import { Button } from '#design/ui/action/button.tsx'
import { Form } from '#design/ui/form/form.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { cleanField, fieldRules } from '#features/credentials/fields.ts'
import { RevealButton } from '#features/credentials/reveal-button.tsx'
import { SmsCodeField } from '#features/credentials/sms-code-field.tsx'
import { useResendCountdown } from '#features/credentials/use-resend-countdown.ts'
import { useReveal } from '#features/credentials/use-reveal.ts'
import { fieldErrorOf } from '#features/errors/field-error.ts'
import { sessionKeys } from '#features/session/queries.ts'
import { announceFailure } from '#features/writes/announce-failure.ts'
import { FormDialog, useUnsaved } from '#features/writes/form-dialog.tsx'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { UpstreamError } from '#lib/calls/call-result.ts'
import * as m from '#paraglide/messages.js'
import { settingForm } from '#styled-system/recipes/setting-form.js'
import { fieldOfRefusal } from '../field-of-refusal.ts'
import { settingKeys } from '../queries.ts'
import { sendCodeMutation, setPasswordMutation } from './security-mutations.ts'
import { waitOfRefusal } from './wait-of-refusal.ts'

/**
 * The exchange sees only a digest, so the minimum length of a new password can only be enforced here. S5.4 sets the
 * maximum.
 */
const passwordMin = 8

const isLongEnough = (password: string) => password.length >= passwordMin

interface PasswordDialogProps {
  isOpen: boolean
  onClose: () => void
  /** No password is set yet. */
  isFirst: boolean
  /** The masked phone that the code goes to. */
  phone: string
}

/** S1.12 Sets or changes the password, with a code to the person's own phone. */
export function PasswordDialog({ isOpen, onClose, isFirst, phone }: PasswordDialogProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={isFirst ? m.setting_password_first() : m.setting_password_change()}
      description={m.setting_password_text()}
      closeLabel={m.shell_close()}
    >
      <PasswordForm phone={phone} onDone={onClose} />
    </FormDialog>
  )
}

type Field = 'password' | 'code'

const tellSaved = () => toast({ text: m.setting_password_saved(), tone: 'positive' })

function PasswordForm({ phone, onDone }: { phone: string; onDone: () => void }) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [errors, setErrors] = useState<Partial<Record<Field, string | undefined>>>({})
  const codeInput = useRef<HTMLInputElement>(null)
  const { left, start } = useResendCountdown()
  const reveal = useReveal()
  const styles = settingForm()

  const fail = (failure: Error) => {
    const field = fieldOfRefusal<Field>(failure, { [codes.passwordTooCommon]: 'password' }) ?? 'code'
    setErrors({ [field]: fieldErrorOf(failure) })
  }
  const send = useMutation({
    ...sendCodeMutation(),
    onSuccess: () => {
      start()
      toast({ text: m.credentials_sms_sent(), tone: 'positive', placement: 'top' })
      // Unless another field has been gone to in the meantime.
      if (!(document.activeElement instanceof HTMLInputElement)) codeInput.current?.focus()
    },
    onError: (failure) => {
      const wait = waitOfRefusal(failure)
      if (wait) start(wait)
      fail(failure)
    },
  })
  const save = useIdempotentMutation(setPasswordMutation(), {
    refresh: [sessionKeys.person(), settingKeys.sessions()],
    onDone: () => {
      tellSaved()
      onDone()
    },
    onLeft: tellSaved,
    onFailed: ({ error }) => fail(new UpstreamError(error)),
    onLeftFailed: announceFailure,
  })

  useUnsaved((password !== '' || code !== '') && !save.isBusy)

  function submit() {
    if (save.isBusy) return
    if (!isLongEnough(password)) setErrors({ password: m.setting_password_short({ min: passwordMin }) })
    else if (code.length < fieldRules.smsCodeLength) setErrors({ code: m.setting_code_short() })
    else void save.send({ password, code })
  }

  return (
    <Form
      className={styles.root}
      onSubmit={() => {
        submit()
      }}
    >
      <TextField
        label={m.setting_password_new()}
        hint={m.setting_password_hint({ min: passwordMin, max: fieldRules.passwordMax })}
        type={reveal.isShown ? 'text' : 'password'}
        autoComplete="new-password"
        value={password}
        error={errors.password}
        suffix={<RevealButton {...reveal} />}
        onChange={(event) => {
          setPassword(cleanField.password(event.target.value))
          setErrors((before) => ({ ...before, password: undefined }))
        }}
      />
      <SmsCodeField
        ref={codeInput}
        label={m.setting_code_of({ phone })}
        value={code}
        error={errors.code}
        left={left}
        isSending={send.isPending}
        isSent={send.isSuccess}
        onSend={() => send.mutate({ purpose: 'change_password' })}
        onChange={(text) => {
          setCode(text)
          setErrors((before) => ({ ...before, code: undefined }))
        }}
      />
      <div className={styles.actions} data-dialog-action="row">
        <Button type="submit" look="primary" isLoading={save.isBusy}>
          {m.setting_password_save()}
        </Button>
      </div>
    </Form>
  )
}

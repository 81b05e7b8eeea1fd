import type { Ref } from 'react'
import { TextField } from '#design/ui/form/text-field.tsx'
import * as m from '#paraglide/messages.js'
import { smsCodeField } from '#styled-system/recipes/sms-code-field.js'
import { DemoInboxLink } from './demo-inbox-link.tsx'
import { cleanField } from './fields.ts'

interface SmsCodeFieldProps {
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
  onSend: () => void
  isSending: boolean
  /** Seconds until another code may be sent. */
  left: number
  /** The code has been sent: in the demo, the field says where to read it. */
  isSent: boolean
  ref?: Ref<HTMLInputElement>
}

/** A field for an SMS code, with the button that sends it (S4.18). */
export function SmsCodeField({
  label,
  value,
  error,
  onChange,
  onSend,
  isSending,
  left,
  isSent,
  ref,
}: SmsCodeFieldProps) {
  return (
    <TextField
      ref={ref}
      label={label}
      value={value}
      error={error}
      inputMode="numeric"
      autoComplete="one-time-code"
      isNumeric
      onChange={(event) => onChange(cleanField.smsCode(event.target.value))}
      hint={isSent && <DemoInboxLink />}
      keepsHint
      suffix={
        <button
          type="button"
          className={smsCodeField()}
          // Not `disabled`, which would lose the focus and make the field look disabled.
          aria-disabled={left > 0 || isSending}
          onClick={() => left === 0 && !isSending && onSend()}
        >
          {left > 0 ? m.credentials_resend_in({ n: left }) : m.credentials_send_code()}
        </button>
      }
    />
  )
}

import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { codes } from '#contract/codes.ts'
import { Button } from '#design/ui/action/button.tsx'
import { Form } from '#design/ui/form/form.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { SmsCodeField } from '#features/credentials/sms-code-field.tsx'
import { useResendCountdown } from '#features/credentials/use-resend-countdown.ts'
import { fieldErrorOf } from '#features/errors/field-error.ts'
import { businessCodeOf } from '#lib/calls/call-result.ts'
import * as m from '#paraglide/messages.js'
import { bindSteps } from '#styled-system/recipes/bind-steps.js'
import type { Binding } from './bind-dialog.tsx'
import { bindAccountMutation, confirmHolderMutation } from './mutations.ts'

interface CodeStepProps {
  binding: Binding
  /** The name as confirmed; sending another code confirms it again. */
  holder: string
  /** The binding has expired. */
  onStartOver: () => void
  onDone: () => void
}

/** Step 3: the SMS code binds the account. */
export function CodeStep({ binding, holder, onStartOver, onDone }: CodeStepProps) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const { left, start } = useResendCountdown()
  const fail = (failure: Error) => setError(fieldErrorOf(failure))
  const resend = useMutation({ ...confirmHolderMutation(), onSuccess: () => start(), onError: fail })
  const bind = useMutation({
    ...bindAccountMutation(),
    onSuccess: (account) => {
      toast({ text: m.receiving_accounts_bound({ account: account.account }), tone: 'positive' })
      onDone()
    },
    onError: fail,
  })
  const isOver = businessCodeOf(bind.error) === codes.stateConflict
  const styles = bindSteps()
  useEffect(() => {
    // The previous step sent the first code.
    start()
    input.current?.focus()
  }, [start])
  return (
    <Form
      className={styles.form}
      onSubmit={() => {
        if (bind.isPending) return
        if (code.length < 4) setError(m.receiving_accounts_code_wrong())
        else bind.mutate({ bind_id: binding.bindId, sms_code: code })
      }}
    >
      <p className={styles.given}>{m.receiving_accounts_code_sent({ phone: binding.phone })}</p>
      <SmsCodeField
        ref={input}
        label={m.credentials_sms_code()}
        value={code}
        error={error}
        left={left}
        isSending={resend.isPending}
        isSent
        onSend={() => resend.mutate({ bind_id: binding.bindId, real_name: holder })}
        onChange={(text) => {
          setCode(text)
          setError(undefined)
        }}
      />
      <div className={styles.actions} data-dialog-action="row">
        {isOver && <Button onClick={onStartOver}>{m.receiving_accounts_start_over()}</Button>}
        <Button type="submit" look="primary" isLoading={bind.isPending}>
          {m.receiving_accounts_finish()}
        </Button>
      </div>
    </Form>
  )
}

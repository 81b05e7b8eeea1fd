import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { maxHolderName } from '#contract/bounds.ts'
import { Button } from '#design/ui/action/button.tsx'
import { useBackCloses } from '#design/ui/dialog/use-back-closes.ts'
import { Form } from '#design/ui/form/form.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import { fieldErrorOf } from '#features/errors/field-error.ts'
import * as m from '#paraglide/messages.js'
import { bindSteps } from '#styled-system/recipes/bind-steps.js'
import type { Binding } from './bind-dialog.tsx'
import { confirmHolderMutation } from './mutations.ts'

interface HolderStepProps {
  binding: Binding
  /** The input. */
  holder: string
  onType: (holder: string) => void
  onBack: () => void
  /** Called when the name matches the verified one and the code has been sent. */
  onDone: () => void
}

/** Step 2: the account's holder. The name is compared with the verified one. */
export function HolderStep({ binding, holder, onType, onBack, onDone }: HolderStepProps) {
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const confirm = useMutation({
    ...confirmHolderMutation(),
    onSuccess: onDone,
    onError: (failure) => setError(fieldErrorOf(failure)),
  })
  const styles = bindSteps()
  useBackCloses(true, () => !confirm.isPending && onBack())
  useEffect(() => input.current?.focus(), [])
  return (
    <Form
      className={styles.form}
      onSubmit={() => {
        if (confirm.isPending) return
        if (holder.trim() === '') setError(m.receiving_accounts_holder_empty())
        else confirm.mutate({ bind_id: binding.bindId, real_name: holder })
      }}
    >
      <p className={styles.given}>{m.receiving_accounts_given({ account: binding.account })}</p>
      <TextField
        ref={input}
        label={m.receiving_accounts_holder_label()}
        hint={m.receiving_accounts_holder_hint({ phone: binding.phone })}
        value={holder}
        error={error}
        maxLength={maxHolderName}
        autoComplete="name"
        onChange={(event) => {
          onType(event.target.value)
          setError(undefined)
        }}
      />
      <div className={styles.actions} data-dialog-action="row">
        <Button disabled={confirm.isPending} onClick={onBack}>
          {m.receiving_accounts_back()}
        </Button>
        <Button type="submit" look="primary" isLoading={confirm.isPending}>
          {m.receiving_accounts_send_code()}
        </Button>
      </div>
    </Form>
  )
}

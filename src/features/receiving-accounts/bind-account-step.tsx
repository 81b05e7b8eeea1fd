import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { Form } from '#design/ui/form/form.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import { fieldErrorOf } from '#features/errors/field-error.ts'
import * as m from '#paraglide/messages.js'
import { bindSteps } from '#styled-system/recipes/bind-steps.js'
import type { Binding } from './bind-dialog.tsx'
import { cleanAccount, isAccount } from './model.ts'
import { nameAccountMutation } from './mutations.ts'

interface AccountStepProps {
  /** The input. */
  account: string
  onType: (account: string) => void
  onDone: (binding: Binding) => void
}

/** Step 1: name the account. */
export function AccountStep({ account, onType, onDone }: AccountStepProps) {
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const name = useMutation({
    ...nameAccountMutation(),
    onSuccess: (found) => onDone({ bindId: found.bind_id, account: found.account, phone: found.phone }),
    onError: (failure) => setError(fieldErrorOf(failure)),
  })
  const styles = bindSteps()
  useEffect(() => input.current?.focus(), [])
  return (
    <Form
      className={styles.form}
      onSubmit={() => {
        if (name.isPending) return
        if (isAccount(account)) name.mutate(account)
        else setError(m.receiving_accounts_account_wrong())
      }}
    >
      <TextField
        ref={input}
        label={m.receiving_accounts_account_label()}
        hint={m.receiving_accounts_account_hint()}
        value={account}
        error={error}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => {
          onType(cleanAccount(event.target.value))
          setError(undefined)
        }}
      />
      <div className={styles.actions} data-dialog-action="row">
        <Button type="submit" look="primary" isLoading={name.isPending}>
          {m.receiving_accounts_next()}
        </Button>
      </div>
    </Form>
  )
}

import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { maxTypedName } from '#contract/bounds.ts'
import { Button } from '#design/ui/action/button.tsx'
import { Form } from '#design/ui/form/form.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { useGoneSignal } from '#features/connection/use-gone-signal.ts'
import { fieldErrorOf } from '#features/errors/field-error.ts'
import { useTellFailure } from '#features/writes/use-tell-failure.ts'
import * as m from '#paraglide/messages.js'
import { profile } from '#styled-system/recipes/profile.js'
import { setNicknameMutation } from '../mutations.ts'

interface NicknameFormProps {
  nickname: string
  /** The input. */
  value: string
  onChange: (value: string) => void
  onDone: () => void
}

export function NicknameForm({ nickname, value, onChange, onDone }: NicknameFormProps) {
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const goneSignal = useGoneSignal()
  const save = useMutation({
    ...setNicknameMutation(),
    onSuccess: () => {
      toast({ text: m.setting_nickname_saved(), tone: 'positive' })
      if (!goneSignal().aborted) onDone()
    },
    onError: useTellFailure((failure) => setError(fieldErrorOf(failure))),
  })
  useEffect(() => input.current?.select(), [])
  const styles = profile()
  return (
    <Form
      className={styles.form}
      // During IME composition, Escape discards the composed word, not the name.
      onKeyDown={(event) => event.key === 'Escape' && !event.nativeEvent.isComposing && onDone()}
      onSubmit={() => {
        if (save.isPending) return
        if (value.trim() === nickname) onDone()
        else save.mutate(value)
      }}
    >
      <div className={styles.field}>
        <TextField
          ref={input}
          label={m.setting_nickname()}
          isLabelHidden
          hint={m.setting_nickname_hint()}
          value={value}
          error={error}
          maxLength={maxTypedName}
          autoComplete="nickname"
          onChange={(event) => {
            onChange(event.target.value)
            setError(undefined)
          }}
        />
      </div>
      <Button type="submit" look="primary" isLoading={save.isPending}>
        {m.setting_save()}
      </Button>
      <Button onClick={onDone}>{m.shell_cancel()}</Button>
    </Form>
  )
}

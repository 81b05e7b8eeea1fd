import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { ExternalIcon } from '#design/ui/icon/icons.tsx'
import { Form } from '#design/ui/form/form.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { useFocusBack } from '#design/ui/dialog/use-focus-back.ts'
import { fieldErrorOf } from '#features/errors/field-error.ts'
import { sessionKeys } from '#features/session/queries.ts'
import { useDraft } from '#features/session/use-draft.ts'
import { useUnsaved } from '#features/writes/form-dialog.tsx'
import { useTellFailure } from '#features/writes/use-tell-failure.ts'
import * as m from '#paraglide/messages.js'
import { preparation } from '#styled-system/recipes/preparation.js'
import { preparationKeys } from './preparation-queries.ts'

interface SecretStepProps {
  isDone: boolean
  /** The first unfinished step. */
  isNext: boolean
  /** Its field takes focus once it is true, unless the person is typing in another. */
  takesFocus: boolean
  /** The draft name under which the input outlives the session; secrets have none. */
  draft?: string
  text: string
  doneText: string
  /** The current value, if the person may see it. */
  shown?: string | null
  label: string
  /** The error for invalid input. */
  wrong: string
  where: { href: string; label: string } | undefined
  isRight: (text: string) => boolean
  mutation: UseMutationOptions<Record<string, never>, Error, string>
}

/** A step completed by pasting something from the platform. A stored secret is never shown again, only replaced. */
export function SecretStep(props: SecretStepProps) {
  const { isDone, isNext, takesFocus, draft, text, doneText, shown, label, wrong, where, isRight, mutation } = props
  const [isOpen, setOpen] = useState(false)
  const [value, setValue] = useDraft(draft, '')
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const isAsking = !isDone || isOpen || value !== ''
  const change = useFocusBack(isAsking)
  const queryClient = useQueryClient()
  const styles = preparation()
  const tellFailure = useTellFailure((failure) => setError(fieldErrorOf(failure)))
  const save = useMutation({
    ...mutation,
    onSuccess: async () => {
      // Whether it works again is up to the check.
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: sessionKeys.person() }),
        queryClient.invalidateQueries({ queryKey: preparationKeys.orderPreview() }),
      ])
      toast({ text: m.preparation_step_saved(), tone: 'positive' })
      setValue('')
      setOpen(false)
    },
    onError: tellFailure,
  })

  useEffect(() => {
    if (document.activeElement?.matches('input')) return
    if (isOpen || takesFocus) input.current?.focus()
  }, [isOpen, takesFocus])

  useUnsaved(value !== '' && !save.isPending)
  const send = (text: string) => {
    if (save.isPending) return
    if (isRight(text)) save.mutate(text.trim())
    else setError(wrong)
  }

  const cancel = () => {
    setOpen(false)
    setValue('')
    setError(undefined)
  }
  if (!isAsking) {
    return (
      <div className={styles.head}>
        <div className={styles.text}>
          <p>{doneText}</p>
          {shown && <p className={styles.shown}>{shown}</p>}
        </div>
        <Button
          ref={change}
          size="sm"
          aria-label={`${m.preparation_step_change()}: ${label}`}
          onClick={() => setOpen(true)}
        >
          {m.preparation_step_change()}
        </Button>
      </div>
    )
  }
  return (
    <Form
      className={styles.form}
      onSubmit={() => {
        send(value)
      }}
    >
      <p className={styles.text}>{text}</p>
      <TextField
        ref={input}
        label={label}
        isLabelHidden
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="off"
        value={value}
        error={error}
        onChange={(event) => {
          setValue(event.target.value)
          setError(undefined)
        }}
        // A valid paste is sent right away.
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text')
          if (!isRight(pasted)) return
          event.preventDefault()
          setValue(pasted.trim())
          setError(undefined)
          send(pasted)
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" look={isNext ? 'primary' : 'secondary'} isLoading={save.isPending}>
          {m.preparation_step_save()}
        </Button>
        {isDone && <Button onClick={cancel}>{m.shell_cancel()}</Button>}
        {where && (
          <LinkButton
            look="ghost"
            href={where.href}
            target="_blank"
            rel="noreferrer"
            icon={<ExternalIcon />}
            // Focus the field, ready to paste on return.
            onClick={() => input.current?.focus()}
          >
            {where.label}
          </LinkButton>
        )}
      </div>
    </Form>
  )
}

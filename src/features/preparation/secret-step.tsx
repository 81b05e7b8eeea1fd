import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { ExternalIcon } from '#design/ui/icon/icons.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { useFocusBack } from '#design/ui/dialog/use-focus-back.ts'
import { fieldErrorOf } from '#features/errors/field-error.ts'
import { sessionKeys } from '#features/session/queries.ts'
import { useDraft } from '#features/session/use-draft.ts'
import * as m from '#paraglide/messages.js'
import { preparation } from '#styled-system/recipes/preparation.js'
import { preparationKeys } from './preparation-queries.ts'

interface SecretStepProps {
  isDone: boolean
  /** The first step that is not done. */
  isNext: boolean
  /** The step is alone on the screen: its field has the focus as soon as it is there. */
  takesFocus: boolean
  /** Under which name what is typed outlives the session; a secret has none. */
  draft?: string
  text: string
  doneText: string
  /** What is set, where it is no secret to the person. */
  shown?: string | null
  label: string
  /** What is said of a text that can't be one. */
  wrong: string
  where: { href: string; label: string } | undefined
  isRight: (text: string) => boolean
  mutation: UseMutationOptions<Record<string, never>, Error, string>
}

/** A step that is done by pasting something that the platform shows. A secret that is set is not shown again, only replaced. */
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
  const save = useMutation({
    ...mutation,
    onSuccess: async () => {
      // That it works again is what the check says.
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: sessionKeys.person() }),
        queryClient.invalidateQueries({ queryKey: preparationKeys.orderPreview() }),
      ])
      toast({ text: m.preparation_step_saved(), tone: 'positive' })
      setValue('')
      setOpen(false)
    },
    onError: (failure) => setError(fieldErrorOf(failure)),
  })

  useEffect(() => {
    if (isOpen || takesFocus) input.current?.focus()
  }, [isOpen, takesFocus])

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
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
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
        // What was copied whole needs no second look.
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
            // Who comes back with it can paste it at once.
            onClick={() => input.current?.focus()}
          >
            {where.label}
          </LinkButton>
        )}
      </div>
    </form>
  )
}

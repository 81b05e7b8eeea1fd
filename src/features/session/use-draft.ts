import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { keepDraft, watchDraft } from './drafts.ts'
import { sessionQuery } from './queries.ts'
import { holdDraft, takeDraft } from './take-draft.ts'

interface DraftOptions {
  outlivesPage?: boolean
  isReadable?: (kept: unknown) => boolean
}

/**
 * S4.20 `useState` for what people type on protected pages: if their session ends midway, it is restored when they are
 * back. `name` is unique to the form (`undefined`: not kept, for secrets). The value is plain data; one that equals
 * `initial` is not kept. `outlivesPage`: keeps it during editing too, so that it survives leaving the page, by mistake
 * or for a recharge. `isReadable`: drops what a form of an earlier release kept.
 *
 * The third of what it returns is called once the value has been sent: the form may still show it, but it is not kept.
 * The fourth holds it back while it is on its way (`true`): the form is empty for who opens it meanwhile, and has it
 * again if it was not accepted, or the page was loaded anew.
 */
export function useDraft<Value>(
  name: string | undefined,
  initial: Value,
  { outlivesPage = false, isReadable = () => true }: DraftOptions = {},
) {
  const keep = useKeep(name)
  const [value, setValue] = useState(initial)
  const [isSent, setSent] = useState(false)
  const worthKeeping = (held: Value) => (JSON.stringify(held) === JSON.stringify(initial) ? undefined : held)
  const write = (next: Value) => {
    setValue(next)
    setSent(false)
    if (outlivesPage) keep(worthKeeping(next))
  }
  useKept(
    name,
    () => (isSent ? undefined : worthKeeping(value)),
    (kept) => {
      if (isReadable(kept)) write(kept as Value)
    },
  )
  const hold = (isHeld: boolean) => {
    if (name !== undefined) holdDraft(name, isHeld)
  }
  const noteSent = () => {
    setSent(true)
    keep(undefined)
    hold(false)
  }
  return [value, write, noteSent, hold] as const
}

/** Stores what to restore after leaving the page; undefined removes it. */
export function useKeep(name: string | undefined) {
  const queryClient = useQueryClient()
  return (value: unknown) => {
    const person = queryClient.getQueryData(sessionQuery().queryKey)
    if (person && name !== undefined) keepDraft(name, person.user_id, value)
  }
}

/**
 * S4.20 For forms with more than one value: `read` returns what to keep when the session ends, and `restore` receives
 * it when its author is back.
 */
export function useKept(name: string | undefined, read: () => unknown, restore: (kept: unknown) => void) {
  const queryClient = useQueryClient()
  const readNow = useEffectEvent(() => read())
  const restoreNow = useEffectEvent((from: string) => {
    const person = queryClient.getQueryData(sessionQuery().queryKey)
    if (!person) return
    const kept = takeDraft(from, person.user_id)
    if (kept !== undefined) restore(kept)
  })
  useEffect(() => {
    if (name === undefined) return
    // Only after hydration: the server knows nothing of it.
    queueMicrotask(() => restoreNow(name))
    return watchDraft(name, () => readNow())
  }, [name])
}

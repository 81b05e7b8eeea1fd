import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { keepDraft, watchDraft } from './drafts.ts'
import { sessionQuery } from './queries.ts'
import { takeDraft } from './take-draft.ts'

/**
 * S4.20 `useState` for what people type on protected pages: if their session ends midway, it is restored when they are
 * back. `name` is unique to the form (`undefined`: not kept, for secrets). The value is plain data; one that equals
 * `initial` is not kept. `outlivesPage`: keeps it during editing too, so that long texts survive leaving the page by
 * mistake.
 */
export function useDraft<Value>(name: string | undefined, initial: Value, { outlivesPage = false } = {}) {
  const keep = useKeep(name)
  const [value, setValue] = useState(initial)
  const worthKeeping = (held: Value) => (JSON.stringify(held) === JSON.stringify(initial) ? undefined : held)
  const write = (next: Value) => {
    setValue(next)
    if (outlivesPage) keep(worthKeeping(next))
  }
  useKept(
    name,
    () => worthKeeping(value),
    (kept) => write(kept as Value),
  )
  return [value, write] as const
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

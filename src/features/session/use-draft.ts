import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { keepDraft, watchDraft } from './drafts.ts'
import { sessionQuery } from './queries.ts'
import { takeDraft } from './take-draft.ts'

/**
 * S4.20 `useState` for what people type on a page for signed-in people: when their session ends in the middle of it, it is there
 * again when they are back. `name` is the form's own (`undefined`: not kept, for secrets); the value is plain data, and one that
 * equals `initial` is not worth keeping. `outlivesPage`: what takes long to write is kept while it is written, for whoever leaves
 * the page by mistake, too.
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

/** Writes down for whoever leaves the page what is to be there again; undefined: nothing. */
export function useKeep(name: string | undefined) {
  const queryClient = useQueryClient()
  return (value: unknown) => {
    const person = queryClient.getQueryData(sessionQuery().queryKey)
    if (person && name !== undefined) keepDraft(name, person.user_id, value)
  }
}

/** S4.20 For what is no form of one value: `read` says what is worth keeping when the session ends, `restore` is told it when its
 * person is back. */
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
    // Only once the page is hydrated: the server knows nothing of it.
    queueMicrotask(() => restoreNow(name))
    return watchDraft(name, () => readNow())
  }, [name])
}

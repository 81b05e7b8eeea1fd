import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { takeDraft, watchDraft } from './drafts.ts'
import { sessionQuery } from './queries.ts'

/**
 * S4.20 `useState` for what people type on a page for signed-in people: when their session ends in the middle of it, it is there
 * again when they are back. `name` is the form's own (`undefined`: not kept, for secrets); the value is plain data, and one that
 * equals `initial` is not worth keeping.
 */
export function useDraft<Value>(name: string | undefined, initial: Value) {
  const queryClient = useQueryClient()
  const [value, setValue] = useState(initial)
  const read = useEffectEvent(() => (JSON.stringify(value) === JSON.stringify(initial) ? undefined : value))
  const restore = useEffectEvent((kept: string) => {
    const person = queryClient.getQueryData(sessionQuery().queryKey)
    const draft = person && takeDraft(kept, person.user_id)
    if (draft !== undefined) setValue(draft as Value)
  })
  useEffect(() => {
    if (name === undefined) return
    // Only once the page has come alive: the server knows nothing of it.
    queueMicrotask(() => restore(name))
    return watchDraft(name, () => read())
  }, [name])
  return [value, setValue] as const
}

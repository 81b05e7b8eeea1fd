import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '#design/ui/status/toast-store.ts'
import { sessionQuery, type Session } from '#features/session/queries.ts'
import { useKept } from '#features/session/use-draft.ts'
import * as m from '#paraglide/messages.js'
import { setPreferenceMutation, type Preferences } from './mutations.ts'

/** The preferences as shown, and a function to change them: optimistic, and reverted if the exchange refuses. */
export function usePreferences(person: Session) {
  const queryClient = useQueryClient()
  const [wanted, setWanted] = useState<Preferences>({})
  const { queryKey } = sessionQuery()
  const { mutate } = useMutation({
    ...setPreferenceMutation(),
    onSuccess: () => toast({ text: m.setting_saved(), tone: 'positive' }),
    onSettled: async (_data, _error, change) => {
      await queryClient.invalidateQueries({ queryKey })
      setWanted((before) => without(before, change))
    },
  })
  const set = (change: Preferences) => {
    setWanted((before) => ({ ...before, ...change }))
    mutate(change)
  }
  // S4.20 Changes pending when the session ended are sent once the person is back.
  useKept(
    'preferences',
    () => (Object.keys(wanted).length > 0 ? wanted : undefined),
    (kept) => set(kept as Preferences),
  )
  return { shown: { ...person, ...wanted }, set }
}

/** The changes still wanted after one completes: those made since then. */
function without(wanted: Preferences, done: Preferences): Preferences {
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => done[name as keyof Preferences] !== value))
}

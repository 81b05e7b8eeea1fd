import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#design/ui/toast-store.ts'
import { sessionQuery, type Session } from '#features/account/queries.ts'
import * as m from '#paraglide/messages.js'
import { setPreferenceMutation, type Preferences } from './mutations.ts'

/** Changes a preference: it shows at once, and goes back when the exchange refuses. */
export function usePreference() {
  const queryClient = useQueryClient()
  const { queryKey } = sessionQuery()
  return useMutation({
    ...setPreferenceMutation(),
    onMutate: async (change: Preferences) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (person: Session | null | undefined) => person && { ...person, ...change })
      return { before }
    },
    onError: (_error, _change, kept) => queryClient.setQueryData(queryKey, kept?.before),
    onSuccess: () => toast({ text: m.setting_saved(), tone: 'positive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}

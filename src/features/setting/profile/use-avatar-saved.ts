import { useQueryClient } from '@tanstack/react-query'
import { toast } from '#design/ui/status/toast-store.ts'
import { sessionKeys } from '#features/session/queries.ts'
import * as m from '#paraglide/messages.js'
import { settingKeys } from '../queries.ts'

/** Completes a change of avatar: the header shows it right away. */
export function useAvatarSaved(onDone: () => void) {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: sessionKeys.person() }),
      queryClient.invalidateQueries({ queryKey: settingKeys.portraits() }),
    ])
    toast({ text: m.setting_avatar_saved(), tone: 'positive' })
    onDone()
  }
}

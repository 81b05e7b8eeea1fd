import { mutationOptions } from '@tanstack/react-query'
import { forgetKept } from '#features/kept-pages/kept-cache.ts'
import { isOffline } from '#lib/browser/connection.ts'
import { tellOtherWindows } from './other-windows.ts'
import { forgetViewed } from './recently-viewed.ts'
import { endSession } from './session.functions.ts'

/**
 * Signs out and starts over from the home page, so that none of the person's data stays in memory. Offline, nobody is
 * signed out and there is no page to load.
 */
export const signOutMutation = () =>
  mutationOptions({
    mutationFn: () => endSession(),
    onSettled: () => {
      if (isOffline()) return
      tellOtherWindows()
      forgetViewed()
      forgetKept()
      location.assign('/')
    },
  })

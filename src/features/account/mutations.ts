import { mutationOptions } from '@tanstack/react-query'
import { endSession } from './session.functions.ts'

/** Signs out and starts anew from the home page, so that nothing of the person's stays in memory. */
export const signOutMutation = () =>
  mutationOptions({
    mutationFn: () => endSession(),
    onSettled: () => location.assign('/'),
  })

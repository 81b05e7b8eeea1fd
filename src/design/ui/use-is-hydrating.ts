import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** True on the server and while a server-rendered part hydrates, false from then on and in parts rendered here. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

import { useSyncExternalStore } from 'react'
import { isOffline, onConnection } from '#lib/browser/connection.ts'

/** Whether the browser reports that it is offline. Server rendering assumes online. */
export const useIsOffline = () => useSyncExternalStore(onConnection, isOffline, () => false)

import { useSyncExternalStore } from 'react'
import { isOffline, onConnection } from '#lib/browser/connection.ts'

/** Whether the browser says that it has no network. The server's page is rendered as online: it has just come over one. */
export const useIsOffline = () => useSyncExternalStore(onConnection, isOffline, () => false)

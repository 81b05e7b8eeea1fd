import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { loadOnline } from '#lib/browser/load-online.ts'
import { noteNewestAlert } from './alert-mark.ts'

/** Shows a toast for alerts that arrive while the user is on the site. Both parameters are undefined until known. */
export function useAlertNews(userId: string | undefined, newest: string | null | undefined) {
  const router = useRouter()
  const queryClient = useQueryClient()
  useEffect(() => {
    if (userId === undefined || newest === undefined) return
    const before = noteNewestAlert(userId, newest, sessionStorage)
    if (before === undefined) return
    void loadOnline(() => import('./tell-alerts.ts')).then(({ tellAlerts }) => tellAlerts(router, queryClient, before))
  }, [userId, newest, router, queryClient])
}

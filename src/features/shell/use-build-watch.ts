import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isOffline } from '#lib/browser/connection.ts'
import { hasOpenWrite } from '#features/writes/attempt.ts'
import { askBuild, reloadOnceThere } from './latest-build.ts'
import { mayReload } from './reload-guard.ts'

declare global {
  /** Filled in by the build: its id (`dev` without one), and the poll interval for the latest build in milliseconds. */
  const __BUILD__: { id: string; pollMs: number }
}

/**
 * S2.17 Detects a new build of the market and loads the next page in full, unless a write is open. A missing chunk reloads
 * the page as soon as the market answers: at once if the chunk is of an old build.
 */
export function useBuildWatch() {
  const router = useRouter()
  useEffect(() => {
    if (__BUILD__.id === 'dev') return
    let isOld = false
    const look = async () => {
      if (document.hidden || isOld) return
      const latest = await askBuild()
      if (latest?.ok) isOld = ((await latest.json()) as { id: string }).id !== __BUILD__.id
    }
    const timer = setInterval(() => void look(), __BUILD__.pollMs)
    const { queryClient } = router.options.context
    const hasWrite = () => hasOpenWrite(queryClient, Date.now())
    const stop = router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
      if (!isOld || !pathChanged || isOffline() || hasWrite()) return
      if (mayReload(toLocation.pathname, Date.now(), sessionStorage)) location.assign(toLocation.publicHref)
    })
    let isReloading = false
    const onMissingPiece = (event: Event) => {
      // Offline, every chunk is missing, and so would be the page.
      if (isOffline()) return
      if (!isReloading && !mayReload(location.pathname, Date.now(), sessionStorage)) return
      // Failing while it reloads, the page would count down to the home page.
      event.preventDefault()
      if (isReloading) return
      isReloading = true
      // While the market restarts, the browser would show its own error page, and stay there.
      void reloadOnceThere(hasWrite).then(() => (isReloading = false))
    }
    window.addEventListener('vite:preloadError', onMissingPiece)
    return () => {
      clearInterval(timer)
      stop()
      window.removeEventListener('vite:preloadError', onMissingPiece)
    }
  }, [router])
}

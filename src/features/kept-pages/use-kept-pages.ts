import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { loadOnline } from '#lib/browser/load-online.ts'
import { whenIdle } from '#lib/browser/when-idle.ts'

/** Keeps the pages that a signed-in person sees readable offline, once the page has nothing better to do. */
export function useKeptPages(isSignedIn: boolean) {
  const router = useRouter()
  useEffect(() => {
    if (!isSignedIn || __BUILD__.id === 'dev') return
    const gone = new AbortController()
    const cancel = whenIdle(
      () => void loadOnline(() => import('./keep-pages.ts')).then(({ keepPages }) => keepPages(router, gone.signal)),
    )
    return () => {
      cancel()
      gone.abort()
    }
  }, [isSignedIn, router])
}

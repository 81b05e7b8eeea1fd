import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { recentlyViewed } from '#features/session/recently-viewed.ts'
import { loadOnline } from '#lib/browser/load-online.ts'

const RecentlyViewed = lazy(() => loadOnline(() => import('./recently-viewed.tsx')))

/** What was looked at in this browser: the server knows nothing of it, so it comes once the page is alive, and its code only where
 * there is something. At the end of its page, where nothing moves for it. */
export default function LateRecentlyViewed() {
  if (!useHydrated() || recentlyViewed().length === 0) return null
  return (
    <Suspense fallback={null}>
      <RecentlyViewed />
    </Suspense>
  )
}

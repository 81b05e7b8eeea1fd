import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { recentlyViewed } from '#features/session/recently-viewed.ts'
import { loadOnline } from '#lib/browser/load-online.ts'

const RecentlyViewed = lazy(() => loadOnline(() => import('./recently-viewed.tsx')))

/**
 * The goods viewed in this browser. The server does not know them, so they load after hydration, and their code only if
 * there are any. At the end of the page, where nothing shifts.
 */
export default function LateRecentlyViewed() {
  if (!useHydrated() || recentlyViewed().length === 0) return null
  return (
    <Suspense fallback={null}>
      <RecentlyViewed />
    </Suspense>
  )
}

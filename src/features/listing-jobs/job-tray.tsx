import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { usePlace } from '#features/navigation/use-place.ts'
import { loadOnline } from '#lib/browser/load-online.ts'
import { useWatchedJobs } from './watched-jobs.ts'

const JobPanel = lazy(() => loadOnline(() => import('./job-panel.tsx')))

/** Where somebody works who may have begun a job in another browser. */
const workPlaces = /^\/(sale\/on_sale|inventory\/steam_inventory)$/

/** What is under way for the person signed in, in the frame of every page. Nobody else is asked for anything: it is there for who has
 * begun a job in this browser, and where listings are worked on. */
export function JobTray() {
  const watched = useWatchedJobs()
  const { path } = usePlace()
  const isHydrated = useHydrated()
  if (!isHydrated || (watched.length === 0 && !workPlaces.test(path))) return null
  return (
    <Suspense fallback={null}>
      <JobPanel watched={watched} />
    </Suspense>
  )
}

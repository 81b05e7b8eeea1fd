import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { usePlace } from '#features/navigation/use-place.ts'
import { loadOnline } from '#lib/browser/load-online.ts'
import type { ButtonVariants } from '#styled-system/recipes/button.js'
import { jobRunningQuery } from './running-query.ts'
import { useWatchedJobs } from './watched-jobs.ts'

const JobPanel = lazy(() => loadOnline(() => import('./job-panel.tsx')))

/** Pages whose visitors may have started a job in another browser since this one was opened. */
const workPlaces = /^\/(sale\/on_sale|inventory\/steam_inventory)$/

/** The tray of running jobs, on every page. It fetches nothing unless a job was started in this browser, one was running
 * as the page was opened, or the page is one where listings are changed. */
export function JobTray({ size = 'sm' }: Pick<ButtonVariants, 'size'>) {
  const watched = useWatchedJobs()
  const { data: isRunning = false } = useQuery(jobRunningQuery())
  const { path } = usePlace()
  const isHydrated = useHydrated()
  if (!isHydrated || (watched.length === 0 && !isRunning && !workPlaces.test(path))) return null
  return (
    <Suspense fallback={null}>
      <JobPanel watched={watched} size={size} />
    </Suspense>
  )
}

import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useLoaded } from '#features/connection/use-loaded.ts'
import { usePlace } from '#features/navigation/use-place.ts'
import { onceOnline } from '#lib/browser/load-online.ts'
import type { ButtonVariants } from '#styled-system/recipes/button.js'
import { runningJobsQuery } from './running-jobs.ts'
import { useWatchedJobs } from './watched-jobs.ts'

const loadPanel = onceOnline(() => import('./job-panel.tsx'))
const JobPanel = lazy(loadPanel)

/** Pages whose visitors may have started a job in another browser. */
const workPlaces = /^\/(sale\/on_sale|inventory\/steam_inventory)$/

/** The tray of running jobs, on every page. It fetches nothing unless a job was started in this browser, one ran when
 * the page was opened, nobody has counted them since the sign-in, or the page is one where listings are changed. */
export function JobTray({ size = 'sm' }: Pick<ButtonVariants, 'size'>) {
  const watched = useWatchedJobs()
  const { path } = usePlace()
  const { data: running } = useQuery(runningJobsQuery())
  const isWanted = watched.length > 0 || running !== 0 || workPlaces.test(path)
  const isLoaded = useLoaded(loadPanel, isWanted)
  if (!isWanted || !isLoaded) return null
  return (
    <Suspense fallback={null}>
      <JobPanel watched={watched} size={size} />
    </Suspense>
  )
}

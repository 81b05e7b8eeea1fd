import * as m from '#paraglide/messages.js'
import { jobTray } from '#styled-system/recipes/job-tray.js'

/** How much of a job is behind it, as a bar. */
export const JobProgress = ({ total, waiting }: { total: number; waiting: number }) => (
  <progress className={jobTray().bar} max={Math.max(total, 1)} value={total - waiting} aria-label={m.selling_job()} />
)

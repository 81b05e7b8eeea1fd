import * as m from '#paraglide/messages.js'
import { jobTray } from '#styled-system/recipes/job-tray.js'

/** The progress bar of a job. */
export const JobProgress = ({ total, waiting }: { total: number; waiting: number }) => (
  <progress className={jobTray().bar} max={Math.max(total, 1)} value={total - waiting} aria-label={m.selling_job()} />
)

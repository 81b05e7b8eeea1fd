import * as jobs from '#contract/listing-jobs.ts'
import * as calls from '#contract/selling.ts'
import { answer, command, type Route } from '../http/routes.ts'
import { createListingJob } from './commands/create-listing-job.ts'
import { refreshListings } from './commands/refresh-listings.ts'
import { setOnSale } from './commands/set-on-sale.ts'
import { stopListingJob } from './commands/stop-listing-job.ts'
import { topListings } from './commands/top-listings.ts'
import { listJobs, showJobDetail } from './job-queries.ts'
import { listSelling } from './selling-list.ts'

export const sellingRoutes: readonly Route[] = [
  command(calls.setOnSale, setOnSale),
  command(calls.sellingToppedState, topListings),
  command(calls.refresh, refreshListings),
  answer(calls.sellingList, listSelling),
  command(jobs.create, createListingJob),
  answer(jobs.list, listJobs),
  answer(jobs.detail, showJobDetail),
  command(jobs.stop, stopListingJob),
]

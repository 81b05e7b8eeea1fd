import { idempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { createListingJob, stopListingJob } from './listing-jobs.functions.ts'

/** Starts a job. It runs on the exchange, independent of the page. */
export const createJobMutation = () => idempotentMutation(['listing-jobs', 'create'], createListingJob)

/** Stops a job: what is done stays done, the rest is skipped. */
export const stopJobMutation = (jobId: string) => idempotentMutation(['listing-jobs', 'stop', jobId], stopListingJob)

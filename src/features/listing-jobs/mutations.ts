import { idempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { createListingJob, stopListingJob } from './listing-jobs.functions.ts'

/** Begins a job. It goes on at the exchange, whatever becomes of the page. */
export const createJobMutation = () => idempotentMutation(['listing-jobs', 'create'], createListingJob)

/** Ends one: what is done stays so, what waits is left as it is. */
export const stopJobMutation = (jobId: string) => idempotentMutation(['listing-jobs', 'stop', jobId], stopListingJob)

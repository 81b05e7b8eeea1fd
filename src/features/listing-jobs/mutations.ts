import { idempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { createListingJob } from './listing-jobs.functions.ts'

/** Begins a job. It goes on at the exchange, whatever becomes of the page. */
export const createJobMutation = () => idempotentMutation(['listing-jobs', 'create'], createListingJob)

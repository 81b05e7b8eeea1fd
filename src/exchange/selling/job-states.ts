import type { ListingJobItemState, ListingJobState } from '#contract/listing-jobs.ts'
import type { OrderActor } from '#contract/orders/orders.ts'
import { defineMachine } from '../state-machine.ts'

type Actor = Extract<OrderActor, 'seller' | 'system'>

/** A seller's bulk action on many items or listings; it ends when none of them is waiting. */
export const listingJobMachine = defineMachine<ListingJobState, 'finish' | 'stop', Actor, null>({
  name: 'listing job',
  initial: 'running',
  final: ['done', 'stopped'],
  transitions: [
    { from: 'running', event: 'finish', to: 'done', by: ['system'] },
    { from: 'running', event: 'stop', to: 'stopped', by: ['seller'] },
  ],
})

/** One item of a job. `keep`: there was nothing to do. `skip`: the job was stopped first. */
export const listingJobItemMachine = defineMachine<ListingJobItemState, 'do' | 'keep' | 'fail' | 'skip', Actor, null>({
  name: 'listing job item',
  initial: 'waiting',
  final: ['done', 'unchanged', 'failed', 'skipped'],
  transitions: [
    { from: 'waiting', event: 'do', to: 'done', by: ['system'] },
    { from: 'waiting', event: 'keep', to: 'unchanged', by: ['system'] },
    { from: 'waiting', event: 'fail', to: 'failed', by: ['system'] },
    { from: 'waiting', event: 'skip', to: 'skipped', by: ['seller'] },
  ],
})

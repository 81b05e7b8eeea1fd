import type { OrderActor } from '#contract/orders/orders.ts'
import type { ListingState } from '#contract/selling.ts'
import { defineMachine } from '../state-machine.ts'

export type ListingEvent = 'reprice' | 'order' | 'release' | 'sell' | 'take_down' | 'fail' | 'retry'

/** One asset offered at a price. */
export const listingMachine = defineMachine<ListingState, ListingEvent, OrderActor, null>({
  name: 'listing',
  initial: 'on_sale',
  final: ['sold', 'off_shelf'],
  transitions: [
    { from: 'on_sale', event: 'reprice', to: 'on_sale', by: ['seller'] },
    { from: 'on_sale', event: 'order', to: 'reserved', by: ['buyer', 'seller'] },
    { from: 'on_sale', event: 'take_down', to: 'off_shelf', by: ['seller', 'system'] },
    { from: 'on_sale', event: 'fail', to: 'failed', by: ['platform', 'system'] },
    { from: 'reserved', event: 'release', to: 'on_sale', by: ['buyer', 'seller', 'system', 'platform', 'operator'] },
    { from: 'reserved', event: 'take_down', to: 'off_shelf', by: ['system', 'platform'] },
    { from: 'reserved', event: 'fail', to: 'failed', by: ['platform', 'system'] },
    { from: 'reserved', event: 'sell', to: 'sold', by: ['platform'] },
    { from: 'failed', event: 'reprice', to: 'failed', by: ['seller'] },
    { from: 'failed', event: 'retry', to: 'on_sale', by: ['seller'] },
    { from: 'failed', event: 'take_down', to: 'off_shelf', by: ['seller', 'system'] },
    // A new reason replaces the previous one.
    { from: 'failed', event: 'fail', to: 'failed', by: ['platform', 'system'] },
  ],
})

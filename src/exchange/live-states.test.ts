import { expect, test } from 'vitest'
import { bargainMachine } from './bargains/states.ts'
import { liveBargainStates } from './db/schema/bargains.ts'
import { liveOrderStates } from './db/schema/orders.ts'
import { livePurchaseOrderStates } from './db/schema/purchase-orders.ts'
import { liveListingStates } from './db/schema/listings.ts'
import { listingMachine } from './listings/states.ts'
import { orderMachine } from './orders/states.ts'
import { purchaseOrderMachine } from './purchase-orders/states.ts'

test.each([
  [listingMachine, liveListingStates],
  [orderMachine, liveOrderStates],
  [bargainMachine, liveBargainStates],
  [purchaseOrderMachine, livePurchaseOrderStates],
])('the live states of the machine $name are those from which a step leads', ({ transitions }, live) => {
  expect(new Set(live)).toEqual(new Set(transitions.map(({ from }) => from)))
})

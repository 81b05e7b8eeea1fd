import { qrLoginMachine } from './accounts/qr-states.ts'
import { bargainMachine } from './bargains/states.ts'
import { feedbackMachine } from './feedback/states.ts'
import { listingMachine } from './listings/states.ts'
import { orderMachine } from './orders/states.ts'
import { purchaseOrderMachine } from './purchase-orders/states.ts'
import { listingJobItemMachine, listingJobMachine } from './selling/job-states.ts'
import type { MachineTable } from './state-machine.ts'
import { contradictionMachine } from './wallet/contradictions/states.ts'
import { rechargeMachine } from './wallet/recharges/states.ts'
import { withdrawalMachine } from './wallet/withdrawals/states.ts'

type AnyMachine = MachineTable<string, string, string, never>

/** Every state machine of the market, in the order of the documentation. */
export const stateMachines: readonly AnyMachine[] = [
  orderMachine,
  listingMachine,
  listingJobMachine,
  listingJobItemMachine,
  bargainMachine,
  purchaseOrderMachine,
  rechargeMachine,
  contradictionMachine,
  withdrawalMachine,
  qrLoginMachine,
  feedbackMachine,
]

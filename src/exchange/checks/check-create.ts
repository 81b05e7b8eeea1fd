import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { checkCreate } from '#contract/check-create.ts'
import { checkAction } from '../accounts/check-action.ts'
import type { Action } from '../accounts/restriction-rules.ts'
import type { SignedInContext } from '../http/context.ts'
import { Refusal } from '../refusal.ts'
import { foreseeOrders } from './foresee-orders.ts'
import { foreseePurchase } from './foresee-purchase.ts'
import { foreseeSupply } from './foresee-supply.ts'
import type { Foresight } from './foresight.ts'

type Request = CallRequest<typeof checkCreate>
type Plan = Request['plan']
type Answer = CallAnswer<typeof checkCreate>

/** For each kind what the person needs to be allowed, and who looks ahead. They read, and leave no trace. */
const kinds: {
  [Kind in Plan['kind']]: {
    action: Action
    foresee(context: SignedInContext, plan: Extract<Plan, { kind: Kind }>): Promise<Foresight>
  }
} = {
  order: { action: 'order', foresee: foreseeOrders },
  purchase: { action: 'purchase', foresee: foreseePurchase },
  supply: { action: 'supply', foresee: foreseeSupply },
}

/** Answers every reason at once, where creating it would stop at the first. */
export async function checkPlan(context: SignedInContext, { plan }: Request): Promise<Answer> {
  const { action, foresee } = kinds[plan.kind]
  const standing = await checkAction(context.db, context.caller.userId, action)
  const { problems, ...foreseen } = await foresee(context, plan as never)
  const all = standing instanceof Refusal ? [standing, ...problems] : problems
  return {
    ...foreseen,
    is_allowed: all.length === 0,
    problems: all.map(({ code, message, extra }) => ({
      code,
      message: message[context.locale],
      extra: extra ?? null,
    })),
  }
}

import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { checkCreate } from '#contract/check-create.ts'
import { checkAction } from '../accounts/check-action.ts'
import type { Action } from '../accounts/restriction-rules.ts'
import type { SignedInContext } from '../http/context.ts'
import { Refusal } from '../refusal.ts'
import { checkOrders } from './check-orders.ts'
import { checkPurchase } from './check-purchase.ts'
import { checkSupply } from './check-supply.ts'
import type { PlanCheck } from './plan-check.ts'

type Request = CallRequest<typeof checkCreate>
type Plan = Request['plan']
type Answer = CallAnswer<typeof checkCreate>

/** For each kind, the action that must be allowed, and its read-only check. */
const kinds: {
  [Kind in Plan['kind']]: {
    action: Action
    check(context: SignedInContext, plan: Extract<Plan, { kind: Kind }>): Promise<PlanCheck>
  }
} = {
  order: { action: 'order', check: checkOrders },
  purchase: { action: 'purchase', check: checkPurchase },
  supply: { action: 'supply', check: checkSupply },
}

/** Returns all problems at once, where creating the plan would stop at the first. */
export async function checkPlan(context: SignedInContext, { plan }: Request): Promise<Answer> {
  const { action, check } = kinds[plan.kind]
  const standing = await checkAction(context.db, context.caller.userId, action)
  const { problems, ...facts } = await check(context, plan as never)
  const all = standing instanceof Refusal ? [standing, ...problems] : problems
  return {
    ...facts,
    is_allowed: all.length === 0,
    problems: all.map(({ code, message, extra }) => ({
      code,
      message: message[context.locale],
      extra: extra ?? null,
    })),
  }
}

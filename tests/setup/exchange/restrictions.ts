import * as checks from '#contract/checks.ts'
import type { RestrictionKind } from '#contract/accounts/user.ts'
import { liftRestriction } from '#exchange/moderation/commands/lift-restriction.ts'
import { restrictUser } from '#exchange/moderation/commands/restrict-user.ts'
import { transact } from '#exchange/db/transact.ts'
import type { TestExchange } from '../exchange.ts'
import type { Person } from './people.ts'

const previews = {
  order: checks.orderPreview,
  sale: checks.salePreview,
  purchase: checks.purchasePreview,
  supply: checks.supplyPreview,
}
type Action = keyof typeof previews
const actions = Object.keys(previews) as Action[]

/** Restrictions by operators, and what the restricted may still do. */
export function createRestricting(exchange: TestExchange) {
  const { db } = exchange.services
  return {
    restrict({ userId }: Person, kind: RestrictionKind, seconds: number | null = null) {
      const order = { userId, kind, seconds, reason: 'Sold what was not theirs', by: 'operator Lin' }
      return transact(db, (tx) => restrictUser(tx, order))
    },
    lift: ({ userId }: Person, kind: RestrictionKind) =>
      transact(db, (tx) => liftRestriction(tx, { userId, kind, reason: 'Cleared up', by: 'operator Wu' })),
    /** Returns the codes of all four previews. */
    async checkAll({ token }: Person): Promise<Record<Action, number>> {
      const answers = await Promise.all(actions.map(async (action) => exchange.call(previews[action], {}, { token })))
      return Object.fromEntries(actions.map((action, index) => [action, answers[index]!.code])) as Record<
        Action,
        number
      >
    },
  }
}

import { and, eq, ne } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { save } from '#contract/price-rules/price-rules.ts'
import type { Transaction } from '../../db/connection.ts'
import { lockPerson } from '../../db/lock-person.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { priceRules } from '../../db/schema/price-rules.ts'
import type { SignedInContext } from '../../http/context.ts'
import { type Refusal, refusals, refuse } from '../../refusal.ts'
import { maxRules, showRule } from '../queries.ts'
import { scheduleLooks } from '../schedule-looks.ts'

type Request = CallRequest<typeof save>

/** Creates or changes a rule; its listings are checked again as soon as the ten minutes between two changes allow. */
export async function savePriceRule(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  request: Request,
): Promise<CallAnswer<typeof save> | Refusal> {
  const { rule_id, name, rule, is_paused } = request
  await lockPerson(tx, userId)
  const others = rule_id === undefined ? undefined : ne(priceRules.id, BigInt(rule_id))
  const isNamed = and(eq(priceRules.userId, userId), eq(priceRules.name, name), others)
  if (rule_id !== undefined && !(await isOwn(tx, userId, BigInt(rule_id)))) return refusals.notFound()
  if ((await tx.$count(priceRules, isNamed)) > 0) return nameTaken()
  // Undefined: unchanged, or the default of a new rule.
  const values = { name, rule, isPaused: is_paused, updatedAt: databaseNow }
  if (rule_id === undefined) {
    if ((await tx.$count(priceRules, eq(priceRules.userId, userId))) >= maxRules) return tooManyRules()
    const [made] = await tx
      .insert(priceRules)
      .values({ userId, ...values })
      .returning()
    return showRule(tx, made!)
  }
  const [saved] = await tx
    .update(priceRules)
    .set(values)
    .where(eq(priceRules.id, BigInt(rule_id)))
    .returning()
  await scheduleLooks(tx, saved!)
  return showRule(tx, saved!)
}

const isOwn = async (tx: Transaction, userId: bigint, id: bigint) =>
  (await tx.$count(priceRules, and(eq(priceRules.id, id), eq(priceRules.userId, userId)))) > 0

const nameTaken = () =>
  refuse(codes.nameInvalid, 'Another rule of yours has this name.', '您已有同名规则。', { reason: 'taken' })

const tooManyRules = () =>
  refuse(codes.tooManyOpen, `You can keep ${maxRules} rules at most.`, `最多保存 ${maxRules} 条规则。`, {
    max_open: maxRules,
  })

import type { CallAnswer } from '#contract/call.ts'
import { list } from '#contract/tasks.ts'
import { formatAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import { goodsInfoOf, goodsInfosByIds } from '../catalogue/goods-infos.ts'
import type { SignedInContext } from '../http/context.ts'
import { answer, type Route } from '../http/routes.ts'
import { findTasks } from './find-tasks.ts'

export const taskRoutes: readonly Route[] = [answer(list, listTasks)]

/** The most tasks shown; the counts include the rest. */
const maxShown = 200

/** Returns the caller's tasks, the nearest deadline first and those without one last. */
async function listTasks({ db, caller, locale }: SignedInContext): Promise<CallAnswer<typeof list>> {
  const { first: shown, counts } = await findTasks(db, caller.userId, maxShown)
  const infos = await goodsInfosByIds(
    db,
    shown.flatMap(({ goods }) => goods ?? []),
    locale,
  )
  return {
    items: shown.map(({ kind, about, role, listingId, goods, amount, deadlineAt }) => ({
      kind,
      about: about.toString(),
      role,
      listing_id: listingId?.toString() ?? null,
      goods_info: goods && goodsInfoOf(infos, goods),
      amount: formatAmount(amount),
      deadline_at: deadlineAt && seconds(deadlineAt),
    })),
    counts,
    total: Object.values(counts).reduce((sum, count) => sum + count, 0),
  }
}

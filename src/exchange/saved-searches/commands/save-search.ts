import { eq } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { save } from '#contract/saved-searches.ts'
import type { Transaction } from '../../db/connection.ts'
import { lockPerson } from '../../db/lock-person.ts'
import { savedSearches } from '../../db/schema/saved-searches.ts'
import type { SignedInContext } from '../../http/context.ts'
import { checkListingSearch } from '../../market/match-listings.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import { firstLook } from '../next-look.ts'
import { maxSearches, viewOf } from '../queries.ts'

/** Saves a search of the market, as seen now. A search that can't match anything is refused, as the market does. */
export async function saveSearch(
  tx: Transaction,
  { caller: { userId }, locale, settings }: SignedInContext,
  { name, search, is_alerting }: CallRequest<typeof save>,
): Promise<CallAnswer<typeof save> | Refusal> {
  const refusal = checkListingSearch(search)
  if (refusal) return refusal
  await lockPerson(tx, userId)
  if ((await tx.$count(savedSearches, eq(savedSearches.userId, userId))) >= maxSearches) {
    return refuse(
      codes.savedSearchesFull,
      `You can keep ${maxSearches} saved searches at most.`,
      `最多保存 ${maxSearches} 个搜索。`,
      { max: maxSearches },
    )
  }
  const [made] = await tx
    .insert(savedSearches)
    .values({ userId, name, search, isAlerting: is_alerting, dueAt: is_alerting ? firstLook(settings) : null })
    .returning()
  return viewOf(made!, locale, { count: 0, hasMore: false })
}

import { eq, sql } from 'drizzle-orm'
import type { CallAnswer } from '#contract/call.ts'
import type { sessionSummary } from '#contract/session-summary.ts'
import { userInfoOf, userParts } from '../accounts/queries.ts'
import { cartIdsOf } from '../cart/queries.ts'
import type { Queryable } from '../db/connection.ts'
import { users } from '../db/schema/accounts.ts'
import { prepared } from '../db/statement.ts'
import { balanceKeys, balancesIn, balancesPart } from '../ledger/read-balances.ts'
import { unreadIn, unreadOf } from '../mail/queries.ts'
import { runningJobsOf } from '../selling/job-queries.ts'
import { formatBalances } from '../wallet/read-wallet.ts'

/** Every page of a signed-in person asks for it, so it is one statement. */
const summaryQuery = prepared('session_summary', (db) =>
  db
    .select({
      ...userParts,
      balances: balancesPart,
      unread: unreadOf(users.id),
      cart: cartIdsOf(users.id),
      runningJobs: runningJobsOf(users.id),
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId'))),
)

/** What every page shows of a person. */
export async function readSummary(db: Queryable, userId: bigint): Promise<CallAnswer<typeof sessionSummary>> {
  const [found] = await summaryQuery(db, { userId, ...balanceKeys(userId) })
  if (!found) throw new Error(`user ${userId} has a session but no row`)
  const { balances, unread, cart, runningJobs, ...person } = found
  return {
    person: userInfoOf(person),
    balances: formatBalances(balancesIn(balances, userId)),
    unread: unreadIn(unread),
    cart,
    running_jobs: runningJobs,
  }
}

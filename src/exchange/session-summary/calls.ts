import { sessionSummary } from '#contract/session-summary.ts'
import { readUserInfo } from '../accounts/queries.ts'
import { readCartIds } from '../cart/queries.ts'
import { answer, type Route } from '../http/routes.ts'
import { countUnread } from '../mail/queries.ts'
import { readAmounts } from '../wallet/read-wallet.ts'

export const sessionSummaryRoutes: readonly Route[] = [
  answer(sessionSummary, async ({ db, caller: { userId } }) => {
    const [person, balances, unread, cart] = await Promise.all([
      readUserInfo(db, userId),
      readAmounts(db, userId),
      countUnread(db, userId),
      readCartIds(db, userId),
    ])
    return { person, balances, unread, cart }
  }),
]

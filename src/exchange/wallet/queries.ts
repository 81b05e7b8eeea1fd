import { sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { flowLog } from '#contract/wallet.ts'
import { formatAmount } from '#lib/money.ts'
import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'
import { userAccount, userBalances } from '../ledger/accounts.ts'
import type { LedgerReason } from '../ledger/post.ts'
import { type Refusal, refuse } from '../refusal.ts'

interface FlowRow {
  transaction_id: string
  position: number
  reason: LedgerReason
  reference: string
  account: string
  amount: string
  created_at: number
}

/** The person's side of every posting, newest first. The cursor is `<transaction>.<position>` of the last row shown. */
export async function readFlow(
  db: Queryable,
  userId: bigint,
  { cursor, page_size }: CallRequest<typeof flowLog>,
): Promise<CallAnswer<typeof flowLog> | Refusal> {
  const after = /^(\d{1,18})\.(\d{1,4})\.([01])$/.exec(cursor ?? '')
  if (cursor !== undefined && !after)
    return refuse(codes.requestInvalid, 'The request is not valid.', '请求无效。', { fields: ['cursor'] })
  const keys = sql.join(
    userBalances.map((balance) => sql`${userAccount(userId, balance)}`),
    sql`, `,
  )
  const older = after
    ? sql`and (p.transaction_id, p.position, p.side) < (${BigInt(after[1]!)}::bigint, ${Number(after[2])}::int, ${Number(after[3])}::int)`
    : sql``
  const rows = await rowsOf<FlowRow & { side: number }>(
    db,
    sql`
      select p.transaction_id::text, p.position, p.side, t.reason, t.reference, p.account, p.amount::text,
        floor(extract(epoch from t.created_at))::float8 as created_at
      from (
        select transaction_id, position, 0 as side, source as account, -amount as amount from ledger_postings where source in (${keys})
        union all
        select transaction_id, position, 1, destination, amount from ledger_postings where destination in (${keys})
      ) p
      join ledger_transactions t on t.id = p.transaction_id
      where true ${older}
      order by p.transaction_id desc, p.position desc, p.side desc
      limit ${page_size + 1}`,
  )
  const shown = rows.slice(0, page_size)
  const last = shown.at(-1)
  return {
    items: shown.map((row) => ({
      flow_id: `${row.transaction_id}.${row.position}.${row.side}`,
      account: row.account.split(':')[2] as (typeof userBalances)[number],
      reason: row.reason,
      amount: formatAmount(BigInt(row.amount)),
      order_id: row.reference.startsWith('order:') ? row.reference.slice('order:'.length) : null,
      created_at: row.created_at,
    })),
    next_cursor: last && rows.length > page_size ? `${last.transaction_id}.${last.position}.${last.side}` : null,
  }
}

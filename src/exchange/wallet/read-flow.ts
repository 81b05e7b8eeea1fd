import { type SQL, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { OrderState } from '#contract/orders/orders.ts'
import type { flowLog, FlowReason } from '#contract/wallet/statement.ts'
import type { WithdrawalFailure } from '#contract/wallet/withdrawals.ts'
import { balanceNames, type WithdrawalState } from '#contract/words.ts'
import { formatAmount } from '#lib/money.ts'
import { goodsInfosByIds } from '../catalogue/goods-infos.ts'
import { rowsOf } from '../db/rows.ts'
import type { SignedInContext } from '../http/context.ts'
import { userAccount } from '../ledger/accounts.ts'
import { invalidRequest, type Refusal } from '../refusal.ts'
import { flowKindOf, isOfKind } from './flow-kinds.ts'

type Request = CallRequest<typeof flowLog>
type Line = CallAnswer<typeof flowLog>['items'][number]
type Subject = NonNullable<Line['subject']>['kind']

interface FlowRow {
  transaction_id: string
  position: number
  side: number
  reason: FlowReason
  reference: string
  account: string
  amount: string
  created_at: number
  goods_id: string | null
  style_id: number | null
  order_state: OrderState | null
  withdrawal_state: WithdrawalState | null
  withdrawal_failure: WithdrawalFailure | null
}

const subjects: ReadonlySet<string> = new Set<Subject>(['order', 'purchase_order', 'bargain', 'recharge', 'withdrawal'])

/**
 * Returns the person's side of every posting, newest first, with its subject. The cursor is
 * `<transaction>.<position>.<side>` of the last row shown.
 */
export async function readFlow(
  { db, caller, locale }: SignedInContext,
  request: Request,
): Promise<CallAnswer<typeof flowLog> | Refusal> {
  const after = /^(\d{1,18})\.(\d{1,4})\.([01])$/.exec(request.cursor ?? '')
  if (request.cursor !== undefined && !after) return invalidRequest(['cursor'])
  const balances = request.account ? [request.account] : balanceNames
  const conditions = sql.join([...(after ? [olderThan(after)] : []), ...conditionsOf(request)], sql` and `)
  // An index has the postings of an account in order, so each branch reads as many rows as it returns.
  const branches = balances.flatMap((balance) =>
    sidesOf(userAccount(caller.userId, balance)).map(
      (side) => sql`(
        select p.*, t.reason, t.reference, t.created_at
        from (${side}) p join ledger_transactions t on t.id = p.transaction_id
        where ${conditions}
        order by p.transaction_id desc, p.position desc
        limit ${request.page_size + 1}
      )`,
    ),
  )
  const rows = await rowsOf<FlowRow>(
    db,
    sql`
      select l.*, coalesce(o.goods_id, po.goods_id, bl.goods_id) as goods_id,
        coalesce(o.style_id, po.style_id, bl.style_id) as style_id,
        o.state as order_state, w.state as withdrawal_state, w.failure as withdrawal_failure
      from (
        select transaction_id::text, position, side, reason, reference, account, amount::text,
          floor(extract(epoch from created_at))::float8 as created_at, split_part(reference, ':', 1) as kind,
          case when reference ~ ':[0-9]{1,18}$' then split_part(reference, ':', 2)::bigint end as subject_id
        from (${sql.join(branches, sql` union all `)}) p
        order by p.transaction_id desc, p.position desc, p.side desc
        limit ${request.page_size + 1}
      ) l
      left join orders o on l.kind = 'order' and o.id = l.subject_id
      left join purchase_orders po on l.kind = 'purchase_order' and po.id = l.subject_id
      left join bargains b on l.kind = 'bargain' and b.id = l.subject_id
      left join listings bl on bl.id = b.listing_id
      left join withdrawals w on l.kind = 'withdrawal' and w.id = l.subject_id
      order by l.transaction_id::bigint desc, l.position desc, l.side desc`,
  )
  const shown = rows.slice(0, request.page_size)
  const goods = await goodsInfosByIds(db, shown.flatMap(goodsKeyOf), locale)
  const last = shown.at(-1)
  return {
    items: shown.map((row) => {
      const subject = subjectOf(row.reference)
      const key = goodsKeyOf(row)[0]
      return {
        flow_id: `${row.transaction_id}.${row.position}.${row.side}`,
        account: row.account.split(':')[2] as Line['account'],
        reason: row.reason,
        kind: flowKindOf(row.reason, BigInt(row.amount)),
        amount: formatAmount(BigInt(row.amount)),
        order_id: subject?.kind === 'order' ? subject.id : null,
        subject,
        order_state: row.order_state,
        withdrawal: row.withdrawal_state && { state: row.withdrawal_state, failure: row.withdrawal_failure },
        goods_info: (key && goods.get(`${key.goodsId}:${key.styleId}`)) ?? null,
        created_at: row.created_at,
      }
    }),
    next_cursor:
      last && rows.length > request.page_size ? `${last.transaction_id}.${last.position}.${last.side}` : null,
  }
}

/** An account's postings as its two sides: what left it, and what came. */
const sidesOf = (account: string): SQL[] => [
  sql`select transaction_id, position, 0 as side, source as account, -amount as amount from ledger_postings where source = ${account}`,
  sql`select transaction_id, position, 1 as side, destination as account, amount from ledger_postings where destination = ${account}`,
]

/** The first comparison is for the index. */
function olderThan([, transaction, position, side]: RegExpExecArray): SQL {
  const [id, place] = [sql`${BigInt(transaction!)}::bigint`, sql`${Number(position)}::int, ${Number(side)}::int`]
  return sql`p.transaction_id <= ${id} and (p.transaction_id, p.position, p.side) < (${id}, ${place})`
}

/** The steps of a withdrawal that the state on its first line already shows. */
const laterSteps = ['withdrawal_released', 'withdrawal_paid', 'withdrawal_fee'] satisfies FlowReason[]

/** Holds and releases appear once, as the `available` side alone. */
const isFolded = sql`not (t.reason in (${sql.join(
  laterSteps.map((reason) => sql`${reason}`),
  sql`, `,
)}) or (split_part(p.account, ':', 3) = 'held' and (t.reason like '%\\_held' or t.reason like '%\\_released')))`

function conditionsOf({ kind, direction, from, to, lines }: Request): SQL[] {
  const conditions = [
    sql`true`,
    lines === 'folded' && isFolded,
    kind && isOfKind(kind, sql`t.reason`, sql`p.amount`),
    direction && (direction === 'income' ? sql`p.amount > 0` : sql`p.amount < 0`),
    from !== undefined && sql`t.created_at >= to_timestamp(${from})`,
    // Inclusive to the end of that second.
    to !== undefined && sql`t.created_at < to_timestamp(${to + 1})`,
  ]
  return conditions.filter((condition) => typeof condition === 'object')
}

function subjectOf(reference: string): Line['subject'] {
  const [kind = '', id = ''] = reference.split(':')
  return subjects.has(kind) ? { kind: kind as Subject, id } : null
}

const goodsKeyOf = ({ goods_id, style_id }: FlowRow) =>
  goods_id === null ? [] : [{ goodsId: goods_id, styleId: style_id ?? 0 }]

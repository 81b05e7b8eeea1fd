import { sql } from 'drizzle-orm'
import type { FlowReason } from '#contract/wallet/statement.ts'
import type { Transaction } from '../db/connection.ts'
import { ledgerAccounts } from '../db/schema/money.ts'
import { isAmong, prepared, statement } from '../db/statement.ts'
import type { AccountKey } from './accounts.ts'

export interface Posting {
  source: AccountKey
  destination: AccountKey
  /** Fen, more than zero. */
  amount: bigint
}

export interface LedgerEntry {
  reason: FlowReason
  /** What it is about, e.g. `order:17`. */
  reference: string
  postings: readonly Posting[]
}

/** An account would fall below zero. Nothing was written. */
export interface Shortfall {
  account: AccountKey
  /** Fen. */
  balance: bigint
}

/**
 * Locks accounts in one global order: commands that touch the same accounts wait for each other and never deadlock.
 * People's accounts come first; the market's own shards last, so that they are held for the shortest time. A command
 * that books more than once must lock the accounts of all people involved with this before its first booking.
 */
export async function lockAccounts(tx: Transaction, keys: readonly AccountKey[]) {
  const wanted = [...new Set(keys)]
  const locked = await lockQuery(tx, { keys: wanted })
  if (locked.length !== wanted.length) throw new Error(`ledger accounts are missing among ${wanted.join(', ')}`)
  return locked
}

const lockQuery = prepared('lock_accounts', (tx) =>
  tx
    .select()
    .from(ledgerAccounts)
    .where(isAmong(ledgerAccounts.key, sql.placeholder('keys'), 'text'))
    .orderBy(sql`${ledgerAccounts.key} collate "C" desc`)
    .for('update'),
)

/**
 * The only way money moves: books ledger transactions, all or none. Locks all accounts first.
 *
 * @returns null if booked, otherwise the first account that could not cover its part.
 */
export async function post(tx: Transaction, entries: readonly LedgerEntry[]): Promise<Shortfall | null> {
  const changes = netChanges(entries)
  const keys = [...changes.keys()]
  for (const account of await lockAccounts(tx, keys)) {
    const key = account.key as AccountKey
    if (account.balance + changes.get(key)! < 0n && !account.mayBeNegative)
      return { account: key, balance: account.balance }
  }
  await book(tx, entries, changes)
  return null
}

/**
 * Writes balances, transactions and postings at once. Ids follow the insertion order: the n-th id is the n-th entry's.
 */
async function book(
  tx: Transaction,
  entries: readonly LedgerEntry[],
  changes: ReadonlyMap<AccountKey, bigint>,
): Promise<void> {
  const postings = entries.flatMap((entry, index) =>
    entry.postings.map((posting, position) => ({ ...posting, entry: index + 1, position })),
  )
  await bookAll(tx, {
    keys: [...changes.keys()],
    changes: [...changes.values()],
    reasons: entries.map(({ reason }) => reason),
    references: entries.map(({ reference }) => reference),
    entries: postings.map(({ entry }) => entry),
    positions: postings.map(({ position }) => position),
    sources: postings.map(({ source }) => source),
    destinations: postings.map(({ destination }) => destination),
    amounts: postings.map(({ amount }) => amount),
  })
}

const bookAll = statement<{
  keys: AccountKey[]
  changes: bigint[]
  reasons: FlowReason[]
  references: string[]
  entries: number[]
  positions: number[]
  sources: AccountKey[]
  destinations: AccountKey[]
  amounts: bigint[]
}>(
  ({ keys, changes, reasons, references, entries, positions, sources, destinations, amounts }) => sql`
    with moved as (
      update ledger_accounts set balance = balance + change.amount
      from unnest(${keys}::text[], ${changes}::bigint[]) as change (key, amount)
      where ledger_accounts.key = change.key
    ), booked as (
      insert into ledger_transactions (reason, reference)
      select * from unnest(${reasons}::text[], ${references}::text[])
      returning id
    ), numbered as (
      select id, row_number() over (order by id) as entry from booked
    )
    insert into ledger_postings (transaction_id, position, source, destination, amount)
    select numbered.id, position, source, destination, amount
    from unnest(${entries}::bigint[], ${positions}::smallint[], ${sources}::text[], ${destinations}::text[], ${amounts}::bigint[])
      as posting (entry, position, source, destination, amount)
    join numbered using (entry)`,
)

/** Like `post`, but a shortfall is a defect and throws. */
export async function postCovered(tx: Transaction, entries: readonly LedgerEntry[]): Promise<void> {
  const shortfall = await post(tx, entries)
  if (shortfall) throw new Error(`ledger account ${shortfall.account} can't cover ${entries[0]?.reference}`)
}

function netChanges(entries: readonly LedgerEntry[]): Map<AccountKey, bigint> {
  const changes = new Map<AccountKey, bigint>()
  for (const { source, destination, amount } of entries.flatMap((entry) => entry.postings)) {
    if (amount <= 0n) throw new RangeError('a posting moves more than nothing')
    changes.set(source, (changes.get(source) ?? 0n) - amount)
    changes.set(destination, (changes.get(destination) ?? 0n) + amount)
  }
  return changes
}

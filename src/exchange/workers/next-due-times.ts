import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'
import type { DueRound } from './due-rounds.ts'

/**
 * Seconds until the first row of each round is due, negative if overdue, null if there is none. A single statement
 * reads them all, so that waiting costs next to nothing.
 */
export async function readNextDueTimes<Round extends Pick<DueRound, 'nextDue'>>(
  db: Queryable,
  rounds: readonly Round[],
): Promise<ReadonlyMap<Round, number | null>> {
  const next = sql.join(
    rounds.map(({ nextDue }) => sql`(${nextDue})`),
    sql`, `,
  )
  const rows = await rowsOf<{ due_in: (number | null)[] }>(
    db,
    sql`select array(
      select extract(epoch from at - amber_now())::float8 from unnest(array[${next}]) with ordinality as due (at, place)
      order by place
    ) as due_in`,
  )
  return new Map(rounds.map((round, index) => [round, rows[0]!.due_in[index] ?? null]))
}

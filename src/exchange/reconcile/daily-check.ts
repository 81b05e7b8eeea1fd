import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '../db/connection.ts'
import { meta } from '../db/schema/meta.ts'
import { onSchedule, type QueueWorker } from '../jobs/queue-worker.ts'
import { logger } from '../log.ts'
import type { Services } from '../services.ts'
import { invariants } from './invariants.ts'
import { reconcile } from './reconcile.ts'

const key = 'last_reconcile'
/** A check older than this says nothing about today: the workers are off, or it fails every time. Hours. */
const staleAfter = 36
/** A single bug may break a million rows: whoever is on call needs to see the first ones. */
const kept = 50

const schema = z.object({
  at: z.iso.datetime(),
  violations: z.number(),
  first: z.array(z.object({ invariant: z.number(), name: z.string(), subject: z.string(), problem: z.string() })),
})
type LastCheck = z.infer<typeof schema> & { isStale: boolean }

/** Checks the books once a day, in the small hours for the market's users, and logs an error if they are broken. */
export function bookWorkers({ patiently }: Pick<Services, 'patiently'>): QueueWorker[] {
  return [
    {
      queue: 'books.reconcile',
      options: onSchedule,
      handler: () => patiently(checkBooks),
      cron: '17 20 * * *',
    },
  ]
}

async function checkBooks(db: Queryable): Promise<void> {
  const found = await reconcile(db)
  const first = found
    .slice(0, kept)
    .map(({ invariant: { number, name }, subject, problem }) => ({ invariant: number, name, subject, problem }))
  const value = JSON.stringify({ at: new Date().toISOString(), violations: found.length, first } satisfies z.infer<
    typeof schema
  >)
  await db.insert(meta).values({ key, value }).onConflictDoUpdate({ target: meta.key, set: { value } })
  const facts = { checks: invariants.length, violations: found.length }
  if (found.length === 0) logger.info({ event: 'books.consistent', ...facts }, 'the books are consistent')
  else logger.error({ event: 'books.broken', ...facts, first }, 'the books are broken: `npm run operator -- alarms`')
}

/** Returns what the last daily check found; null before the first. */
export async function readLastCheck(db: Queryable): Promise<LastCheck | null> {
  const [row] = await db.select({ value: meta.value }).from(meta).where(eq(meta.key, key))
  if (!row) return null
  const check = schema.parse(JSON.parse(row.value))
  return { ...check, isStale: Date.now() - Date.parse(check.at) > staleAfter * 3_600_000 }
}

/** The state of the books in one word, as `/readyz` reports it. */
export async function booksState(db: Queryable): Promise<'consistent' | 'broken' | 'unchecked'> {
  const check = await readLastCheck(db)
  if (check && check.violations > 0) return 'broken'
  return !check || check.isStale ? 'unchecked' : 'consistent'
}

import { sql } from 'drizzle-orm'

/** When to try again what has just failed: late enough for whatever else is due to be done first. */
export const retryTime = sql`amber_now() + interval '1 minute'`

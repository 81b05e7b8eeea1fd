import { sql } from 'drizzle-orm'
import { activities } from '../db/schema/activities.ts'

const { startsAt, endsAt } = activities

/** An activity's start is inclusive, its end exclusive. */
export const phase = sql<'upcoming' | 'running' | 'ended'>`
  case when ${startsAt} > amber_now() then 'upcoming' when ${endsAt} > amber_now() then 'running' else 'ended' end`

export const isRunning = sql`${startsAt} <= amber_now() and ${endsAt} > amber_now()`

import { sql } from 'drizzle-orm'
import { activities } from '../db/schema/activities.ts'

const { startsAt, endsAt } = activities

/** An activity's start is inclusive, its end exclusive. */
export const phase = sql<'upcoming' | 'running' | 'ended'>`
  case when ${startsAt} > amber_now() then 'upcoming' when ${endsAt} > amber_now() then 'running' else 'ended' end`

/** The order of a list: what runs, what begins soon, what has ended. */
export const phaseRank = sql<number>`array_position(array['running', 'upcoming', 'ended'], ${phase})`

export const isRunning = sql`${startsAt} <= amber_now() and ${endsAt} > amber_now()`

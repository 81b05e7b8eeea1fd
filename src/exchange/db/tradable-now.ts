import { sql } from 'drizzle-orm'
import { assets } from './schema/assets.ts'
import { databaseNow } from './schema/columns.ts'

/** Whether the platform lets an item be traded now. It may not have said until when it does not. */
export const isTradableNow = sql<boolean>`(${assets.isTradable} or coalesce(${assets.tradableAt} <= ${databaseNow}, false))`

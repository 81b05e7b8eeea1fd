import { and, gt, isNull } from 'drizzle-orm'
import { activationCodes } from '../db/schema/activation-codes.ts'
import { databaseNow } from '../db/schema/columns.ts'

/** Neither redeemed nor expired. */
export const isRedeemable = and(isNull(activationCodes.redeemedBy), gt(activationCodes.expiresAt, databaseNow))

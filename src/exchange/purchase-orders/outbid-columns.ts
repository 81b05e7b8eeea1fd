import type { z } from 'zod'
import type { outbidSetting } from '#contract/purchase-orders/fields.ts'
import { formatAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import type { PurchaseOrderRow } from './lock-purchase-orders.ts'

/** The columns of a purchase order that does not outbid. */
export const noOutbid = { outbidCeiling: null, outbidStep: null, outbidDueAt: null, outbidOutcome: null } as const

/** The outbid settings of a purchase order, as its buyer sees them. */
export const outbidView = ({
  outbidCeiling,
  outbidStep,
  outbidOutcome,
  outbidAt,
}: PurchaseOrderRow): z.output<typeof outbidSetting> | null =>
  outbidCeiling === null
    ? null
    : {
        ceiling: formatAmount(outbidCeiling),
        step: formatAmount(outbidStep!),
        outcome: outbidOutcome,
        outbid_at: outbidAt && seconds(outbidAt),
      }

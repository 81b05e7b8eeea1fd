import { z } from 'zod'
import { postCall } from '../call.ts'
import { id, positiveAmount } from '../fields.ts'
import { outbidSetting } from './fields.ts'

export const setOutbid = postCall('/api/ext/purchase/outbid', {
  name: 'purchaseOrders.setOutbid',
  summary: 'Have a purchase order of mine outbid others by itself up to a ceiling, or no longer',
  session: 'required',
  idempotent: true,
  request: z.object({
    purchase_id: id,
    /** Null: no longer. */
    outbid: z
      .strictObject({
        /** Of one unit; no less than its price. */
        ceiling: positiveAmount,
        /** By how much the best price of others is outbid. */
        step: positiveAmount.default('0.01'),
      })
      .nullable(),
  }),
  response: z.object({ purchase_id: id, outbid: outbidSetting.nullable() }),
})

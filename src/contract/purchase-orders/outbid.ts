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
    /** Null turns it off. */
    outbid: z
      .strictObject({
        /** Per unit; not below its price. */
        ceiling: positiveAmount,
        /** How much to exceed the best price of others by. */
        step: positiveAmount.default('0.01'),
      })
      .nullable(),
  }),
  response: z.object({ purchase_id: id, outbid: outbidSetting.nullable() }),
})

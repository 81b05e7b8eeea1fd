import { z } from 'zod'
import { getCall } from './call.ts'

/** Ready to act; a refusal comes as a business code of 301001..301013. */
const preparation = z.object({
  platform_bound: z.boolean(),
  inventory_open: z.boolean(),
  api_key_set: z.boolean(),
  trade_url_set: z.boolean(),
})

/** S2.42 type 1: run before buying. */
export const orderPreview = getCall('/api/v1/check/order/preview', {
  name: 'checks.orderPreview',
  summary: 'May this person buy now?',
  session: 'required',
  request: z.object({}),
  response: preparation,
})

import { z } from 'zod'
import { getCall } from './call.ts'

/** S2.42 The pre-checks: ready to act, or a refusal with one of the codes 301001..301013. */

const preparation = z.object({
  platform_bound: z.boolean(),
  inventory_open: z.boolean(),
  api_key_set: z.boolean(),
  trade_url_set: z.boolean(),
})

const preview = <Action extends string>(action: Action, summary: string) =>
  getCall(`/api/v1/check/${action}/preview`, {
    name: `checks.${action}Preview`,
    summary,
    session: 'required',
    request: z.object({}),
    response: preparation,
  })

/** Type 1. */
export const orderPreview = preview('order', 'May this person buy, or bargain, now?')
/** Type 2. */
export const salePreview = preview('sale', 'May this person put items on sale, or accept bargains, now?')
/** Type 3. */
export const purchasePreview = preview('purchase', 'May this person post purchase orders now?')
/** Type 4. */
export const supplyPreview = preview('supply', 'May this person supply purchase orders now?')

import { z } from 'zod'
import { getCall } from './call.ts'
import { amount, signedAmount } from './fields.ts'

export const portfolioDays = 90

/** UTC day, `2026-11-22`. */
const day = z.iso.date()

export const overview = getCall('/api/ext/portfolio/overview', {
  name: 'portfolio.overview',
  summary: 'What my items are and were worth at reference prices, what they cost, and what sales brought',
  session: 'required',
  request: z.object({}),
  response: z.object({
    /** The last 90 UTC days, oldest first; the last one is today so far. */
    days: z.array(
      z.object({
        day,
        /** Items held at the end of the day, including those that have no price yet. */
        count: z.int(),
        /** At the reference price of the day, of their goods and style: today's is what the inventory counts with. */
        worth: amount,
        /** Of sales delivered on this day, as in the sums below. */
        realized_profit: signedAmount,
        fees: amount,
      }),
    ),
    /** Items held today without a market price: they count as zero in the sums. */
    unpriced: z.int(),
    /** Items held with a noted cost. */
    cost: z.object({ count: z.int(), amount }),
    /** All-time delivered sales that were not reversed. */
    sales: z.object({
      count: z.int(),
      /** Proceeds after the market's fee. */
      net: amount,
      fees: amount,
      /** Of those with a noted cost: proceeds minus cost. */
      costed_count: z.int(),
      realized_profit: signedAmount,
    }),
  }),
})

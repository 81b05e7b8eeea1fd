import { z } from 'zod'
import { getCall } from './call.ts'
import { amount, signedAmount } from './fields.ts'

export const portfolioDays = 90

/** UTC day, `2026-11-22`. */
const day = z.iso.date()

export const overview = getCall('/api/ext/portfolio/overview', {
  name: 'portfolio.overview',
  summary: 'What my items are and were worth by the market’s own daily prices, what they cost, and what sales brought',
  session: 'required',
  request: z.object({}),
  response: z.object({
    /** The last 90 UTC days, the oldest first; the last one is today as far as it has gone. */
    days: z.array(
      z.object({
        day,
        /** Items held at the end of the day, those without any price yet counted in. */
        count: z.int(),
        /** At the median of the day, or of the last day before it on which their goods and style was sold. */
        worth: amount,
        /** Of the sales delivered on this day, as in the sums below. */
        realized_profit: signedAmount,
        fees: amount,
      }),
    ),
    /** Items held today of which the market has no price: worth nothing in the sums. */
    unpriced: z.int(),
    /** Items held whose cost is noted. */
    cost: z.object({ count: z.int(), amount }),
    /** Of all time: sales delivered and not undone. */
    sales: z.object({
      count: z.int(),
      /** What they brought in, after the market's fee. */
      net: amount,
      fees: amount,
      /** Of those whose cost is noted: what they brought in less what they cost. */
      costed_count: z.int(),
      realized_profit: signedAmount,
    }),
  }),
})

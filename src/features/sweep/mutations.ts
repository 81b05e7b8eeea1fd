import { mutationOptions } from '@tanstack/react-query'
import type { CallInput } from '#contract/call.ts'
import type { buy } from '#contract/sweeps.ts'
import { dropFromCart } from '#features/listings/cart-queries.ts'
import type { Keyed } from '#features/writes/attempt.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { buySweep } from './sweep.functions.ts'

/** The dialog shows outcome and failures itself. */
export const buySweepMutation = () =>
  mutationOptions({
    mutationKey: ['sweep', 'buy'],
    mutationFn: async (data: Keyed<CallInput<typeof buy>>, { client }) => {
      const made = unwrap(await buySweep({ data }))
      dropFromCart(
        client,
        made.items.map(({ listing_id }) => listing_id),
      )
      return made
    },
    meta: { quiet: true },
  })

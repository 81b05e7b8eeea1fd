import { mutationOptions } from '@tanstack/react-query'
import type { CallInput } from '#contract/call.ts'
import type { recharge } from '#contract/wallet/recharges.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { beginRecharge } from './recharges.functions.ts'

/** The form shows its refusals. The key is that of the person's intention: sent twice, it is one recharge. */
export const beginRechargeMutation = () =>
  mutationOptions({
    mutationFn: async (data: { key: string; body: CallInput<typeof recharge> }) =>
      unwrap(await beginRecharge({ data })),
    meta: { quiet: true },
  })

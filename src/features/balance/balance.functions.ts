import { createServerFn } from '@tanstack/react-start'
import { info } from '#contract/wallet/wallet.ts'
import { callUpstream } from '#upstream/call-upstream.ts'

export const fetchBalances = createServerFn({ method: 'GET' }).handler(() => callUpstream(info, {}))

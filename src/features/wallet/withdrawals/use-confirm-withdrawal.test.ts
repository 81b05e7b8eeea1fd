import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { withdrawDetail } from '#contract/wallet/withdrawals.ts'
import { balancesQuery } from '#features/balance/queries.ts'
import { accountDetailQuery } from '#features/receiving-accounts/queries.ts'
import { sampleOf } from '../../../../tests/factories/contract-sample.ts'
import { hookOf } from '../../../../tests/factories/drawn.tsx'
import { useConfirmWithdrawal } from './use-confirm-withdrawal.ts'

const calls = vi.hoisted(() => ({ cancelWithdrawal: vi.fn(), confirmWithdrawal: vi.fn() }))
vi.mock('./withdrawals.functions.ts', () => calls)

const { withdrawal } = withdrawDetail.response.parse(sampleOf(withdrawDetail.response))

test.each(['cancel', 'confirm'] as const)(
  'S1.8 S1.12 to %s a withdrawal also changes what the page of receiving accounts says was paid out',
  async (step) => {
    const client = new QueryClient()
    const changed = [balancesQuery().queryKey, accountDetailQuery('1').queryKey]
    for (const queryKey of changed) client.setQueryData(queryKey as readonly string[], {})
    calls[`${step}Withdrawal`].mockResolvedValueOnce({ ok: true, data: {} })
    const steps = await hookOf(client, () => useConfirmWithdrawal(withdrawal, () => {}))
    steps[step].run('123456')
    await vi.waitFor(() =>
      expect(changed.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true]),
    )
  },
)

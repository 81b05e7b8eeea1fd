import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { withdrawDetail } from '#contract/wallet/withdrawals.ts'
import { sampleOf } from '../../../../tests/factories/contract-sample.ts'
import { drawn, textOf } from '../../../../tests/factories/drawn.tsx'
import { WithdrawalProgress } from './withdrawal-progress.tsx'

const { withdrawal } = withdrawDetail.response.parse(sampleOf(withdrawDetail.response))
const address = { open: () => {}, close: () => {} } as never

const progress = (state: 'awaiting_confirmation' | 'paid') =>
  drawn(
    new QueryClient(),
    <WithdrawalProgress withdrawal={{ ...withdrawal, state, confirm_before: 60 }} events={[]} address={address} />,
  )

test('S4.18 a withdrawal reads out how it ends, but not the seconds until another code', async () => {
  expect(await progress('paid')).toMatch(/^<div[^>]* aria-live="polite"/)
  expect(await progress('paid')).not.toContain('aria-live="off"')
  const code = /<form[^>]* aria-live="off".*<\/form>/s.exec(await progress('awaiting_confirmation'))?.[0] ?? ''
  expect(textOf(code)).toContain('Send again')
})

import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { userInfo, type RestrictionKind } from '#contract/accounts/user.ts'
import { type Session, sessionQuery } from '#features/session/queries.ts'
import { sampleOf } from '../../../tests/factories/contract-sample.ts'
import { drawn, textOf } from '../../../tests/factories/drawn.tsx'
import type { Section } from './barring.ts'
import { UnlessBarred } from './unless-barred.tsx'

/** What somebody with this restriction sees in place of a form. */
async function seen(kind: RestrictionKind, section: Section): Promise<string> {
  const queryClient = new QueryClient()
  const person: Session = { ...userInfo.parse(sampleOf(userInfo)), restrictions: [{ kind, expire_time: null }] }
  queryClient.setQueryData(sessionQuery().queryKey, person)
  return textOf(await drawn(queryClient, <UnlessBarred section={section}>the form</UnlessBarred>)).trim()
}

test('S4.21 a restriction is shown in place of the form that it bars, with a way to support', async () => {
  const frozen = await seen('frozen', 'redeem')
  expect(frozen).toBe('Your account is frozen Orders that are under way go on. Read why Write to support')
  expect(await seen('closing', 'recharge')).toBe(
    'Your account is being closed Orders that are under way go on. Write to support',
  )
})

test('S4.21 a withdrawal and a ban from selling lead to support, too', async () => {
  expect(await seen('frozen', 'withdraw')).toContain('Write to support')
  expect(await seen('sale_banned', 'sale')).toContain('Write to support')
})

test('S4.21 whom a restriction does not bar fills the form in', async () => {
  expect(await seen('closing', 'redeem')).toBe('the form')
  expect(await seen('closing', 'withdraw')).toBe('the form')
  expect(await seen('sale_banned', 'recharge')).toBe('the form')
})

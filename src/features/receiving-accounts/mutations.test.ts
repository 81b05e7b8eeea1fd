import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createQueryClient } from '#query-client.ts'
import { bindAccountMutation, chooseAccountMutation, unbindAccountMutation } from './mutations.ts'
import { accountsQuery } from './queries.ts'

const calls = vi.hoisted(() => ({
  bindAccount: vi.fn(),
  chooseAccount: vi.fn(),
  unbindAccount: vi.fn(),
  fetchAccounts: vi.fn(),
}))
vi.mock('./receiving-accounts.functions.ts', () => calls)

const done = { ok: true, data: { account: 'a@example.com' } }
/** The gateway has answered in place of the exchange, which may have done it. */
const unanswered = { ok: false, error: { kind: 'http', status: 504 } }

const changes = [
  ['bindAccount', bindAccountMutation, { bind_id: '1', sms_code: '1234' }],
  ['chooseAccount', chooseAccountMutation, '1'],
  ['unbindAccount', unbindAccountMutation, '1'],
] as const

test.each(changes.flatMap((change) => [done, unanswered].map((answer) => [...change, answer] as const)))(
  'S1.12 after %s the accounts on the screen are read again, whether it is known to be done or not',
  async (name, mutation, input, answer) => {
    const queryClient = createQueryClient()
    queryClient.setQueryData(accountsQuery().queryKey, { items: [] } as never)
    onTestFinished(new QueryObserver(queryClient, accountsQuery()).subscribe(() => {}))
    calls.fetchAccounts.mockReset().mockResolvedValue({ ok: true, data: { items: [] } })
    calls[name].mockResolvedValueOnce(answer)
    await queryClient
      .getMutationCache()
      .build(queryClient, mutation() as never)
      .execute(input as never)
      .catch(() => {})
    await vi.waitFor(() => expect(calls.fetchAccounts).toHaveBeenCalledOnce())
  },
)

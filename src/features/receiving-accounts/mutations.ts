import { mutationOptions, type MutationFunctionContext } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { newKey } from '#lib/calls/new-key.ts'
import { receivingAccountKeys } from './queries.ts'
import {
  bindAccount,
  chooseAccount,
  confirmHolder,
  nameAccount,
  unbindAccount,
} from './receiving-accounts.functions.ts'

/** The steps of binding show their refusals at their fields. */
const quiet = { meta: { quiet: true } }

/** The accounts are refetched before a change succeeds; and after a failure, which may be without an answer. */
const changesAccounts =
  <Input, Data>(write: (input: Input) => Promise<Data>) =>
  async (input: Input, { client }: MutationFunctionContext): Promise<Data> => {
    const renew = () => client.invalidateQueries({ queryKey: receivingAccountKeys.all })
    try {
      const done = await write(input)
      await renew()
      return done
    } catch (error) {
      void renew()
      throw error
    }
  }

export const nameAccountMutation = () =>
  mutationOptions({
    ...quiet,
    mutationFn: async (account: string) => unwrap(await nameAccount({ data: { key: newKey(), body: { account } } })),
  })

export const confirmHolderMutation = () =>
  mutationOptions({
    ...quiet,
    mutationFn: async (data: { bind_id: string; real_name: string }) => unwrap(await confirmHolder({ data })),
  })

export const bindAccountMutation = () =>
  mutationOptions({
    ...quiet,
    mutationFn: changesAccounts(async (data: { bind_id: string; sms_code: string }) =>
      unwrap(await bindAccount({ data })),
    ),
  })

export const chooseAccountMutation = () =>
  mutationOptions({
    mutationFn: changesAccounts(async (account_id: string) =>
      unwrap(await chooseAccount({ data: { key: newKey(), body: { account_id } } })),
    ),
  })

export const unbindAccountMutation = () =>
  mutationOptions({
    mutationFn: changesAccounts(async (account_id: string) =>
      unwrap(await unbindAccount({ data: { key: newKey(), body: { account_id } } })),
    ),
  })

import { mutationOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { newKey } from '#lib/calls/new-key.ts'
import {
  bindAccount,
  chooseAccount,
  confirmHolder,
  nameAccount,
  unbindAccount,
} from './receiving-accounts.functions.ts'

/** The steps of binding show their refusals at their fields. */
const quiet = { meta: { quiet: true } }

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
    mutationFn: async (data: { bind_id: string; sms_code: string }) => unwrap(await bindAccount({ data })),
  })

export const chooseAccountMutation = () =>
  mutationOptions({
    mutationFn: async (account_id: string) =>
      unwrap(await chooseAccount({ data: { key: newKey(), body: { account_id } } })),
  })

export const unbindAccountMutation = () =>
  mutationOptions({
    mutationFn: async (account_id: string) =>
      unwrap(await unbindAccount({ data: { key: newKey(), body: { account_id } } })),
  })

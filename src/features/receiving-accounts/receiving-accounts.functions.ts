import { createServerFn } from '@tanstack/react-start'
import * as contract from '#contract/wallet/receiving-accounts.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'
import { keyedInputOf } from '#upstream/keyed-input-of.ts'

export const fetchAccounts = createServerFn({ method: 'GET' }).handler(() => callUpstream(contract.list, {}))

export const fetchAccountDetail = createServerFn({ method: 'GET' })
  .validator(inputOf(contract.detail))
  .handler(({ data }) => callUpstream(contract.detail, data))

export const nameAccount = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(contract.bindNext))
  .handler(({ data }) => callUpstream(contract.bindNext, data.body, { idempotencyKey: data.key }))

export const confirmHolder = createServerFn({ method: 'POST' })
  .validator(inputOf(contract.bindApply))
  .handler(({ data }) => callUpstream(contract.bindApply, data))

export const bindAccount = createServerFn({ method: 'POST' })
  .validator(inputOf(contract.bindCheck))
  .handler(({ data }) => callUpstream(contract.bindCheck, data))

export const chooseAccount = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(contract.bind))
  .handler(({ data }) => callUpstream(contract.bind, data.body, { idempotencyKey: data.key }))

export const unbindAccount = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(contract.unbind))
  .handler(({ data }) => callUpstream(contract.unbind, data.body, { idempotencyKey: data.key }))

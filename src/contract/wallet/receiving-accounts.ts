import { z } from 'zod'
import { accountPattern, maxAccount, maxHolderName } from '../bounds.ts'
import { getCall, postCall } from '../call.ts'
import { amount, id, nothing, smsCode, timestamp } from '../fields.ts'

/** Payment-app accounts for withdrawals. Binding takes three steps: name it, confirm its holder, enter the code. */

const account = z.string().trim().max(maxAccount).regex(accountPattern)

export const receivingAccount = z.object({
  account_id: id,
  provider: z.literal('alipay'),
  /** Masked, e.g. `138****0001`. */
  account: z.string(),
  /** The verified person, masked. */
  real_name: z.string(),
  /** The account that withdrawals go to unless another is named. */
  is_default: z.boolean(),
  bound_at: timestamp,
})
export type ReceivingAccount = z.output<typeof receivingAccount>

export const list = getCall('/api/v1/asset/ali_accounts', {
  name: 'receivingAccounts.list',
  summary: 'My bound accounts, the default one first',
  session: 'required',
  request: z.object({}),
  response: z.object({ items: z.array(receivingAccount), max_accounts: z.int() }),
})

const binding = z.object({
  bind_id: id,
  /** Masked. */
  account: z.string(),
  /** The verified person, masked: the account must be theirs. */
  real_name: z.string(),
  /** Masked: where the code is sent. */
  phone: z.string(),
  expires_at: timestamp,
})

export const bindNext = postCall('/api/v1/user/ali_bind/next', {
  name: 'receivingAccounts.bindNext',
  summary: 'Step 1: name the account. Needs a verified person; the account has to be their own.',
  session: 'required',
  idempotent: true,
  request: z.object({ account }),
  response: binding,
})

export const bindApply = postCall('/api/v1/user/ali_bind/apply', {
  name: 'receivingAccounts.bindApply',
  summary: "Step 2: give the holder's name, which has to be the verified one. Sends an SMS code to my phone.",
  session: 'required',
  request: z.object({ bind_id: id, real_name: z.string().trim().min(1).max(maxHolderName) }),
  response: binding,
})

export const bindCheck = postCall('/api/v1/user/ali_bind/check', {
  name: 'receivingAccounts.bindCheck',
  summary: 'Step 3: give the SMS code, which binds the account',
  session: 'required',
  request: z.object({ bind_id: id, sms_code: smsCode }),
  response: receivingAccount,
})

export const bind = postCall('/api/v1/asset/ali_bind', {
  name: 'receivingAccounts.bind',
  summary: 'Make a bound account the one that withdrawals go to',
  session: 'required',
  idempotent: true,
  request: z.object({ account_id: id }),
  response: receivingAccount,
})

export const unbind = postCall('/api/v1/asset/ali_unbind', {
  name: 'receivingAccounts.unbind',
  summary: 'Unbind an account; refused while a withdrawal to it is under way',
  session: 'required',
  idempotent: true,
  request: z.object({ account_id: id }),
  response: nothing,
})

export const detail = getCall('/api/v1/user/ali_account/detail', {
  name: 'receivingAccounts.detail',
  summary: 'One bound account (the default one unless named) with what has gone to it',
  session: 'required',
  request: z.object({ account_id: id.optional() }),
  response: receivingAccount.extend({
    withdrawals: z.object({
      /** Paid out. */
      count: z.int(),
      total: amount,
      last_at: timestamp.nullable(),
      /** Not decided yet. */
      under_way: z.int(),
    }),
  }),
})

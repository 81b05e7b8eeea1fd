import { and, eq, isNull } from 'drizzle-orm'
import type { CallRequest } from '#contract/call.ts'
import type { bindCheck, ReceivingAccount } from '#contract/wallet/receiving-accounts.ts'
import { guessOwnCode } from '../../accounts/sms-codes.ts'
import type { Transaction } from '../../db/connection.ts'
import { receivingAccounts, receivingAccountBindings } from '../../db/schema/payments.ts'
import { transact } from '../../db/transact.ts'
import type { SignedInContext } from '../../http/context.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { Refusal } from '../../refusal.ts'
import { accountView, findAccounts, holderOf, maxAccounts, type ReceivingAccountRow } from '../accounts.ts'
import { type BindingRow, lockBinding, lockPhone } from '../bindings.ts'
import { receivingAccountRefusals } from '../refusals.ts'

/** Step 3 of binding: the right SMS code binds the account. Repeating it returns the bound account. */
export async function bindAccount(
  { db, settings, caller: { userId } }: SignedInContext,
  { bind_id, sms_code }: CallRequest<typeof bindCheck>,
): Promise<ReceivingAccount | Refusal> {
  // Refusals are returned wrapped: a wrong attempt must count, so its transaction must not roll back.
  const outcome = await transact(db, async (tx) => {
    const phone = await lockPhone(tx, userId)
    const binding = await lockBinding(tx, userId, bind_id)
    if (!binding || binding.state === 'named') return { refusal: receivingAccountRefusals.bindingOver() }
    const holder = await holderOf(tx, settings, userId)
    const known = await findBound(tx, binding)
    if (binding.state === 'bound')
      return known ? { view: accountView(known, holder) } : { refusal: receivingAccountRefusals.bindingOver() }
    const guess = { phone, purpose: `receiving_account:${binding.id}`, code: sms_code } as const
    const refusal = await guessOwnCode(tx, settings, userId, guess)
    if (refusal) return { refusal }
    if (known) return { refusal: receivingAccountRefusals.bound() }
    const others = await findAccounts(tx, userId)
    if (others.length >= maxAccounts) return { refusal: receivingAccountRefusals.full(maxAccounts) }
    return { view: accountView(await keepAccount(tx, binding, others.length === 0), holder) }
  })
  if (outcome instanceof Refusal) return outcome
  return outcome.view ?? outcome.refusal
}

async function findBound(
  tx: Transaction,
  { userId, accountHash }: BindingRow,
): Promise<ReceivingAccountRow | undefined> {
  const [row] = await tx
    .select()
    .from(receivingAccounts)
    .where(
      and(
        eq(receivingAccounts.userId, userId),
        eq(receivingAccounts.accountHash, accountHash),
        isNull(receivingAccounts.unboundAt),
      ),
    )
  return row
}

async function keepAccount(tx: Transaction, binding: BindingRow, isDefault: boolean): Promise<ReceivingAccountRow> {
  const { userId, provider, account, accountHash, masked } = binding
  await tx.update(receivingAccountBindings).set({ state: 'bound' }).where(eq(receivingAccountBindings.id, binding.id))
  const [row] = await tx
    .insert(receivingAccounts)
    .values({ userId, provider, account, accountHash, masked, isDefault })
    .returning()
  await sendMail(tx, userId, { kind: 'receiving_account_bound', params: { account: masked } })
  return row!
}

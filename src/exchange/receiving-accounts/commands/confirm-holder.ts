import { eq } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { bindApply } from '#contract/wallet/receiving-accounts.ts'
import { consumeLimits, moneyCodeAttempts } from '../../accounts/limits.ts'
import { issueSmsCode } from '../../accounts/sms-codes.ts'
import type { Transaction } from '../../db/connection.ts'
import { receivingAccountBindings } from '../../db/schema/payments.ts'
import { transact } from '../../db/transact.ts'
import type { Locale, SignedInContext } from '../../http/context.ts'
import { findRealName, isSameName, maskName } from '../../real-name/real-names.ts'
import { realNameRefusals } from '../../real-name/refusals.ts'
import { Refusal } from '../../refusal.ts'
import { bindingView, lockBinding, lockPhone } from '../bindings.ts'
import { receivingAccountRefusals } from '../refusals.ts'

const texts: Record<Locale, (account: string) => (code: string) => string> = {
  en: (account) => (code) =>
    `${code} binds the receiving account ${account}. It is good for 5 minutes. Never tell it to anyone.`,
  'zh-CN': (account) => (code) => `验证码 ${code}，您正在绑定收款账户 ${account}，5 分钟内有效，请勿告知他人。`,
}

/**
 * Step 2 of binding: checks that the holder's name is the verified one, and sends an SMS code to the person's phone.
 * May be repeated for another code. Every try at the name counts, so that it can't be guessed.
 */
export async function confirmHolder(
  context: SignedInContext,
  { bind_id, real_name }: CallRequest<typeof bindApply>,
): Promise<CallAnswer<typeof bindApply> | Refusal> {
  const { db, settings, locale, caller } = context
  const { userId } = caller
  // Checked before the code counts as well, which can't be done in the transaction that sends it.
  const early = await transact(db, (tx) => lockUnbound(tx, context, bind_id))
  if (early instanceof Refusal) return early
  const refusal = await consumeLimits(db, moneyCodeAttempts(settings, userId))
  if (refusal) return refusal
  return transact(db, async (tx) => {
    const unbound = await lockUnbound(tx, context, bind_id)
    if (unbound instanceof Refusal) return unbound
    const { phone, binding, person } = unbound
    if (!isSameName(person.name, real_name)) return realNameRefusals.differs()
    await tx
      .update(receivingAccountBindings)
      .set({ state: 'confirmed' })
      .where(eq(receivingAccountBindings.id, binding.id))
    await issueSmsCode(tx, context, {
      phone,
      purpose: `receiving_account:${binding.id}`,
      text: texts[locale](binding.masked),
      kind: 'receiving_account',
    })
    return bindingView(binding, maskName(person.name), phone)
  })
}

async function lockUnbound(tx: Transaction, { settings, caller: { userId } }: SignedInContext, bindId: string) {
  const phone = await lockPhone(tx, userId)
  const binding = await lockBinding(tx, userId, bindId)
  if (!binding || binding.state === 'bound') return receivingAccountRefusals.bindingOver()
  const person = await findRealName(tx, settings.secretKey, userId)
  return person ? { phone, binding, person } : realNameRefusals.needed()
}

import { formatAmount, formatYuan } from '#lib/money.ts'
import { consumeLimits, moneyCodeAttempts } from '../../accounts/limits.ts'
import { issueSmsCode } from '../../accounts/sms-codes.ts'
import type { Transaction } from '../../db/connection.ts'
import type { Locale, SignedInContext } from '../../http/context.ts'
import type { Refusal } from '../../refusal.ts'
import type { WithdrawalRow } from './move-withdrawal.ts'

const texts: Record<Locale, (amount: string, account: string) => (code: string) => string> = {
  en: (amount, account) => (code) =>
    `${code} confirms your withdrawal of ${amount} to ${account}. It is good for 5 minutes. Never tell it to anyone.`,
  'zh-CN': (amount, account) => (code) =>
    `验证码 ${code}，您正在提现 ${amount} 至 ${account}，5 分钟内有效，请勿告知他人。`,
}

/** Counts an SMS against the limits, before the transaction that sends it. */
export async function countCode({
  db,
  settings,
  caller,
}: Pick<SignedInContext, 'db' | 'settings' | 'caller'>): Promise<Refusal | null> {
  return consumeLimits(db, moneyCodeAttempts(settings, caller.userId))
}

/** Sends the code that confirms one withdrawal and no other, with its amount and account in the text. */
export async function sendCode(
  tx: Transaction,
  context: SignedInContext,
  { withdrawal, phone, account }: { withdrawal: WithdrawalRow; phone: string; account: string },
): Promise<void> {
  await issueSmsCode(tx, context, {
    phone,
    purpose: `withdrawal:${withdrawal.id}`,
    text: texts[context.locale](formatYuan(formatAmount(withdrawal.amount)), account),
    kind: 'withdrawal',
  })
}

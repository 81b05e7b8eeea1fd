import { codes } from '#contract/codes.ts'
import { formatAmount, formatYuan } from '#lib/money.ts'
import { refuse } from '../refusal.ts'

const yuan = (fen: bigint) => formatYuan(formatAmount(fen))

/** The wallet's refusals as people read them. Amounts in fen. */
export const walletRefusals = {
  amountTooSmall: (minimum: bigint) =>
    refuse(codes.amountTooSmall, `The minimum is ${yuan(minimum)}.`, `单笔最低 ${yuan(minimum)}。`, {
      minimum: formatAmount(minimum),
    }),
  amountTooLarge: (maximum: bigint) =>
    refuse(codes.amountTooLarge, `The most at once is ${yuan(maximum)}.`, `单笔最高 ${yuan(maximum)}。`, {
      maximum: formatAmount(maximum),
    }),
  dailyAmountReached: (left: bigint) =>
    refuse(
      codes.dailyLimitReached,
      `${yuan(left)} is left of your limit for 24 hours.`,
      `24 小时内剩余额度为 ${yuan(left)}。`,
      { left: formatAmount(left) },
    ),
  dailyCountReached: () =>
    refuse(
      codes.dailyLimitReached,
      'No more withdrawals within 24 hours. Please try again later.',
      '24 小时内提现次数已用完，请稍后再试。',
      { count_left: 0 },
    ),
  tooManyOpen: () =>
    refuse(
      codes.tooManyOpen,
      'Too many recharges are waiting for payment. Pay one, or wait until they close.',
      '待支付的充值过多，请先支付或等待其关闭。',
    ),
  paymentRefused: () =>
    refuse(codes.paymentRefused, 'The payment provider refuses this payment.', '支付渠道拒绝了该笔支付。'),
  balanceTooLow: (available: bigint) =>
    refuse(codes.balanceTooLow, 'The balance is too low.', '余额不足。', { available: formatAmount(available) }),
  notWithdrawableYet: (withdrawable: bigint) =>
    refuse(
      codes.notWithdrawableYet,
      `${yuan(withdrawable)} can be withdrawn now: the rest was recharged only recently.`,
      `当前可提现 ${yuan(withdrawable)}，近期充值的金额暂不可提现。`,
      { withdrawable: formatAmount(withdrawable) },
    ),
  realNameNeeded: () => refuse(codes.realNameNeeded, 'Please verify your real name first.', '请先完成实名认证。'),
  receivingAccountMissing: () =>
    refuse(codes.receivingAccountMissing, 'Please bind a receiving account first.', '请先绑定收款账户。'),
  termsChanged: () =>
    refuse(
      codes.termsChanged,
      'The terms have changed or run out. Please check the withdrawal again.',
      '提现条件已变化或已过期，请重新确认。',
    ),
  stateConflict: (state: string, reason: string) =>
    refuse(
      codes.stateConflict,
      'The withdrawal has moved on; this can no longer be done.',
      '提现状态已变化，无法执行此操作。',
      { state, reason },
    ),
}

import type { MailKindTable } from './mail-kinds.ts'

/** Messages about incoming and outgoing money, and about the receiving account. */
export const moneyMailKinds = {
  recharge_paid: {
    category: 'money',
    about: 'recharge',
    title: { en: 'Recharged: ¥{amount}', 'zh-CN': '充值到账：¥{amount}' },
    text: { en: 'Your payment has arrived and can be spent.', 'zh-CN': '您的付款已到账，可以使用。' },
  },
  payment_booked: {
    category: 'money',
    about: null,
    title: { en: 'Payment credited: ¥{amount}', 'zh-CN': '付款入账：¥{amount}' },
    text: {
      en: 'A payment of yours did not match its recharge. Support has looked into it and added it to your balance.',
      'zh-CN': '您有一笔付款与充值不符，客服核实后已计入余额。',
    },
  },
  withdrawal_paid: {
    category: 'money',
    about: 'withdrawal',
    title: { en: 'Withdrawn: ¥{amount}', 'zh-CN': '提现成功：¥{amount}' },
    text: { en: 'It has reached your account {account}.', 'zh-CN': '已转入您的账户 {account}。' },
  },
  withdrawal_failed: {
    category: 'money',
    about: 'withdrawal',
    title: { en: 'Withdrawal failed: ¥{amount}', 'zh-CN': '提现失败：¥{amount}' },
    text: {
      en: 'It could not be paid to your account {account} and is available again.',
      'zh-CN': '未能转入您的账户 {account}，金额已退回余额。',
    },
  },
  withdrawal_not_confirmed: {
    category: 'money',
    about: 'withdrawal',
    title: { en: 'Withdrawal not confirmed: ¥{amount}', 'zh-CN': '提现未确认：¥{amount}' },
    text: {
      en: 'It was not confirmed in time and is available again.',
      'zh-CN': '未在期限内确认，金额已退回余额。',
    },
  },
  receiving_account_bound: {
    category: 'account',
    about: null,
    title: { en: 'Receiving account bound', 'zh-CN': '已绑定收款账户' },
    text: {
      en: 'Withdrawals can go to {account} now. If this was not you, contact support at once.',
      'zh-CN': '现在可以提现到 {account}。如非本人操作，请立即联系客服。',
    },
  },
  receiving_account_unbound: {
    category: 'account',
    about: null,
    title: { en: 'Receiving account unbound', 'zh-CN': '已解绑收款账户' },
    text: { en: 'Withdrawals no longer go to {account}.', 'zh-CN': '不再提现到 {account}。' },
  },
  activation_code_redeemed: {
    category: 'money',
    about: 'activation_code',
    title: { en: 'Activation code redeemed', 'zh-CN': '激活码兑换成功' },
    text: { en: '¥{amount} has been added to your balance.', 'zh-CN': '¥{amount} 已存入您的余额。' },
  },
  gift_granted: {
    category: 'money',
    about: 'activity',
    title: { en: 'Gift received', 'zh-CN': '礼品已到账' },
    text: { en: '¥{amount} has been added to your balance.', 'zh-CN': '¥{amount} 已存入您的余额。' },
  },
  real_name_verified: {
    category: 'account',
    about: null,
    title: { en: 'Real name verified', 'zh-CN': '实名认证成功' },
    text: { en: 'You can bind a receiving account and withdraw now.', 'zh-CN': '现在可以绑定收款账户并提现。' },
  },
} as const satisfies Record<string, MailKindTable>

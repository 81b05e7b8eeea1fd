import type { MailKindTable } from './mail-kinds.ts'

const reason = { en: 'Reason: {reason}', 'zh-CN': '原因：{reason}' } as const
const restricted = <En extends string, ZhCn extends string>(en: En, zhCn: ZhCn) =>
  ({ category: 'account', about: null, title: { en, 'zh-CN': zhCn }, text: reason }) as const

const ended = <En extends string, ZhCn extends string>(en: En, zhCn: ZhCn) =>
  ({
    category: 'account',
    about: null,
    title: { en, 'zh-CN': zhCn },
    text: {
      en: 'The restriction has ended. If it closed your shop or took listings or purchase orders off the market, you can now open, list or resume them again.',
      'zh-CN':
        '限制已结束。若店铺因此下线，或有因此下线的饰品、暂停的求购，您可以恢复店铺营业、重新上架饰品或恢复求购。',
    },
  }) as const

/** A trade setting that was changed from a session, which may be stolen: a new password ends all others. */
const changed = <En extends string, ZhCn extends string>(en: En, zhCn: ZhCn) =>
  ({
    category: 'account',
    about: null,
    title: { en, 'zh-CN': zhCn },
    text: {
      en: 'If this was not you, change your password, which signs out all other devices, and contact support at once.',
      'zh-CN': '如非本人操作，请立即修改密码（其他设备将全部退出登录）并联系客服。',
    },
  }) as const

/** Messages about a user's own account. */
export const accountMailKinds = {
  name_taken: {
    category: 'account',
    about: null,
    title: { en: 'Your name has been changed', 'zh-CN': '您的名称已被更改' },
    text: {
      en: 'The old one could be mistaken for the market’s own or for somebody else’s. You are now called {nickname}; you can choose another name in the settings.',
      'zh-CN': '原名称容易被误认为本站官方或他人。您现在的昵称为 {nickname}，可在设置中另行选择。',
    },
  },
  notice_taken: {
    category: 'account',
    about: null,
    title: { en: 'The announcement of your shop has been removed', 'zh-CN': '您的店铺公告已被移除' },
    text: {
      en: 'The market does not allow what it said. You can write another in the settings of your shop.',
      'zh-CN': '其内容不符合本站要求，您可在店铺设置中重新填写。',
    },
  },
  restricted_frozen: restricted('Your account is frozen', '您的账户已被冻结'),
  restricted_closing: restricted('Your account is being closed', '您的账户正在注销'),
  restricted_feature_unavailable: restricted('You may not use this feature for now', '您暂时无法使用该功能'),
  restricted_purchase_banned: restricted('You may not buy for now', '您已被禁止购买'),
  restricted_sale_banned: restricted(
    'You may not sell for now: your listings are offline',
    '您已被禁止出售，在售饰品已下线',
  ),
  restricted_wanted_banned: restricted(
    'You may not post purchase orders for now: yours are suspended',
    '您已被禁止求购，已有求购已暂停',
  ),
  restricted_supply_banned: restricted('You may not supply purchase orders for now', '您已被禁止供应'),
  restricted_withdrawal_banned: restricted('You may not withdraw money for now', '您暂时无法提现'),
  restricted_platform_suspended: restricted(
    'Trading is suspended: your listings are offline, your purchase orders suspended',
    '交易已暂停，您的在售饰品已下线，求购已暂停',
  ),
  restricted_platform_restricted: restricted(
    'Steam restricts trading for your account: your listings are offline, your purchase orders suspended',
    'Steam 限制了您的账户交易，您的在售饰品已下线，求购已暂停',
  ),
  restricted_platform_held: restricted(
    'Steam holds your trades: your listings are offline, your purchase orders suspended',
    'Steam 会暂挂您的交易，您的在售饰品已下线，求购已暂停',
  ),
  restriction_ended_frozen: ended('Your account is no longer frozen', '您的账户已解冻'),
  restriction_ended_closing: ended('Your account is no longer being closed', '您的账户不再处于注销状态'),
  restriction_ended_feature_unavailable: ended('You may use this feature again', '您可以重新使用该功能'),
  restriction_ended_purchase_banned: ended('You may buy again', '您可以重新购买'),
  restriction_ended_sale_banned: ended('You may sell again', '您可以重新出售'),
  restriction_ended_wanted_banned: ended('You may post purchase orders again', '您可以重新发布求购'),
  restriction_ended_supply_banned: ended('You may supply purchase orders again', '您可以重新供应求购'),
  restriction_ended_withdrawal_banned: {
    category: 'account',
    about: null,
    title: { en: 'You may withdraw money again', 'zh-CN': '您可以重新提现' },
    text: {
      en: 'The restriction has ended. Payouts that it held back go on by themselves.',
      'zh-CN': '限制已结束，因此暂停的提现将自动继续处理。',
    },
  },
  restriction_ended_platform_suspended: ended('Trading is no longer suspended', '交易已恢复'),
  restriction_ended_platform_restricted: ended('Your account may trade again', '您的账户可以重新交易'),
  restriction_ended_platform_held: ended('Steam no longer holds your trades', 'Steam 已不再暂挂您的交易'),
  restriction_lifted: {
    category: 'account',
    about: null,
    title: { en: 'A restriction on your account was lifted', 'zh-CN': '您的账户限制已解除' },
    text: {
      en: 'Another one is still in force and takes away the same. You will be told when it ends.',
      'zh-CN': '另有同类限制仍然有效，结束时会通知您。',
    },
  },
  password_changed: {
    category: 'account',
    about: null,
    title: { en: 'Your password was changed', 'zh-CN': '您的密码已修改' },
    text: {
      en: 'All other devices were signed out. If this was not you, contact support at once.',
      'zh-CN': '其他设备均已退出登录。如非本人操作，请立即联系客服。',
    },
  },
  phone_changed: {
    category: 'account',
    about: null,
    title: { en: 'Your phone number is now {phone}', 'zh-CN': '您的手机号已更换为 {phone}' },
    text: {
      en: 'All other devices were signed out. If this was not you, contact support at once.',
      'zh-CN': '其他设备均已退出登录。如非本人操作，请立即联系客服。',
    },
  },
  signed_in_by_qr: {
    category: 'account',
    about: null,
    title: { en: 'A device was signed in by QR code', 'zh-CN': '有设备通过扫码登录了您的账户' },
    text: {
      en: '{device}, from {address}. If this was not you, sign that device out in the settings.',
      'zh-CN': '{device}，来自 {address}。如非本人操作，请在设置中退出该设备。',
    },
  },
  platform_unbound: changed('Your Steam account {account} was unbound', '您的 Steam 账户 {account} 已解绑'),
  platform_bound: changed('A Steam account was bound: {account}', '已绑定 Steam 账户：{account}'),
  trade_url_replaced: changed('Your trade link was replaced', '您的交易链接已更换'),
  api_key_replaced: changed('Your Steam API key was replaced', '您的 Steam API Key 已更换'),
} as const satisfies Record<string, MailKindTable>

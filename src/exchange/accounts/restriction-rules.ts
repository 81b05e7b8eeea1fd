import { codes, type BusinessCode } from '#contract/codes.ts'
import type { RestrictionKind } from '#contract/accounts/user.ts'
import { seconds } from '#lib/time/seconds.ts'
import { refuse, type Refusal } from '../refusal.ts'

/** The four pre-checked actions: buy or bargain; list or accept; create a purchase order; supply one. */
export type Action = 'order' | 'sale' | 'purchase' | 'supply'
/** Abilities that a restriction can take away. `recharge` and `withdraw` move money; `change` is every other write. */
export type Ability = Action | 'recharge' | 'withdraw' | 'change'

const trading = ['order', 'sale', 'purchase', 'supply'] as const

/**
 * S4.21 What each restriction takes away. Frozen users may sign in, read and write to support, nothing else; users
 * whose account is closing can withdraw their money, but start nothing new.
 */
export const blockedAbilities: Record<RestrictionKind, readonly Ability[]> = {
  frozen: [...trading, 'recharge', 'withdraw', 'change'],
  closing: [...trading, 'recharge'],
  feature_unavailable: [...trading, 'recharge', 'withdraw'],
  purchase_banned: ['order'],
  sale_banned: ['sale'],
  wanted_banned: ['purchase'],
  supply_banned: ['supply'],
  withdrawal_banned: ['withdraw'],
  platform_suspended: trading,
  platform_restricted: trading,
  platform_held: trading,
}

/** Gravest first: of several that apply, the user is told the first. */
export const restrictionOrder = Object.keys(blockedAbilities) as RestrictionKind[]

type Text = [code: Exclude<BusinessCode, 0>, en: string, zhCn: string]

const texts: Record<RestrictionKind, Text> = {
  frozen: [
    codes.accountFrozen,
    'This account is frozen for violations. Please contact support.',
    '账户因违规已被冻结，请联系客服。',
  ],
  closing: [
    codes.accountClosing,
    'This account is being closed. You can revoke that in the mobile app under account security.',
    '账户正在注销中，可在手机 App 的账户安全中撤销。',
  ],
  feature_unavailable: [codes.featureUnavailable, 'You cannot use this feature.', '您无法使用该功能。'],
  purchase_banned: [codes.purchaseBanned, 'You are banned from buying.', '您已被禁止购买。'],
  sale_banned: [
    codes.saleBanned,
    'You are banned from selling: listings are blocked and your shop is offline.',
    '您已被禁止出售：饰品无法上架，店铺已下线。',
  ],
  wanted_banned: [
    codes.wantedBanned,
    'You are banned from posting purchase orders: those you had are suspended.',
    '您已被禁止求购：无法发布，已有求购已暂停。',
  ],
  supply_banned: [codes.supplyBanned, 'You are banned from supplying purchase orders.', '您已被禁止供应。'],
  withdrawal_banned: [codes.featureUnavailable, 'You may not withdraw money for now.', '您暂时无法提现。'],
  platform_suspended: [
    codes.platformTradeSuspended,
    'Trading is suspended for your Steam account.',
    '您绑定的 Steam 账户已暂停交易。',
  ],
  platform_restricted: [
    codes.platformTradeRestricted,
    'Steam restricts trading for your account.',
    '您绑定的 Steam 账户交易受限。',
  ],
  platform_held: [
    codes.platformTradeSuspended,
    'Steam holds the trades of your account for days, so nothing can be delivered in time. Set up its mobile authenticator; you can trade again once Steam no longer holds them.',
    'Steam 会将您的交易暂挂数天，无法按时发货。请启用 Steam 手机令牌，不再暂挂后即可继续交易。',
  ],
}

/** S3.7 The refusal for a restriction; `extra.expire_time` in seconds if it ends by itself. */
export function restrictionRefusal(kind: RestrictionKind, endsAt: Date | null): Refusal {
  return refuse(...texts[kind], endsAt ? { expire_time: seconds(endsAt) } : undefined)
}

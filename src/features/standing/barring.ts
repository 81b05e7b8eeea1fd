import type { RestrictionKind } from '#contract/accounts/user.ts'

/** The trading sections, what a wallet takes in and pays out, and `change`: everything else that a person may change. */
export type Section = 'inventory' | 'sale' | 'purchase' | 'recharge' | 'redeem' | 'withdraw' | 'change'

const trading = ['inventory', 'sale', 'purchase'] as const

/** The sections that a restriction bars from; a frozen account is barred from all of them. */
const sectionsOf: Partial<Record<RestrictionKind, readonly Section[]>> = {
  closing: [...trading, 'recharge'],
  feature_unavailable: [...trading, 'recharge', 'withdraw'],
  purchase_banned: ['inventory'],
  sale_banned: ['inventory', 'sale'],
  wanted_banned: ['purchase'],
  supply_banned: ['inventory'],
  withdrawal_banned: ['withdraw'],
  platform_suspended: trading,
  platform_restricted: trading,
  platform_held: trading,
}

/** S4.21 The restrictions that bar a person from a section. */
export const barring = <Restriction extends { kind: RestrictionKind }>(
  section: Section,
  restrictions: readonly Restriction[],
): readonly Restriction[] => restrictions.filter(({ kind }) => sectionsOf[kind]?.includes(section) ?? true)

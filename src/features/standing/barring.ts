import type { RestrictionKind } from '#contract/accounts/user.ts'

/** The sections in which people trade. */
export type Section = 'inventory' | 'sale' | 'purchase'

/** Bans on one thing, and where that is done; every other restriction bars from all of it. */
const sectionsOf: Partial<Record<RestrictionKind, readonly Section[]>> = {
  purchase_banned: ['inventory'],
  sale_banned: ['inventory', 'sale'],
  wanted_banned: ['purchase'],
  supply_banned: ['inventory'],
}

/** S4.21 Of somebody's restrictions, those that bar them from what a section is for. */
export const barring = <Restriction extends { kind: RestrictionKind }>(
  section: Section,
  restrictions: readonly Restriction[],
): readonly Restriction[] => restrictions.filter(({ kind }) => sectionsOf[kind]?.includes(section) ?? true)

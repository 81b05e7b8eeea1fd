import type { RestrictionKind } from '#contract/accounts/user.ts'

/** The trading sections. */
export type Section = 'inventory' | 'sale' | 'purchase'

/** Bans of a single ability, with the section that needs it. Any other restriction bars from all sections. */
const sectionsOf: Partial<Record<RestrictionKind, readonly Section[]>> = {
  purchase_banned: ['inventory'],
  sale_banned: ['inventory', 'sale'],
  wanted_banned: ['purchase'],
  supply_banned: ['inventory'],
}

/** S4.21 The restrictions that bar a person from a section. */
export const barring = <Restriction extends { kind: RestrictionKind }>(
  section: Section,
  restrictions: readonly Restriction[],
): readonly Restriction[] => restrictions.filter(({ kind }) => sectionsOf[kind]?.includes(section) ?? true)

/** The activities and the gifts received. An activation code redeemed in the wallet may be such a gift. */
export const activitiesKey = ['activities'] as const

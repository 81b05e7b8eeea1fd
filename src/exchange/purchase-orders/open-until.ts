const dayMs = 24 * 3600 * 1000

/** When a purchase order closes that is open for so many days from a moment. */
export const openUntil = (from: Date, days: number): Date => new Date(from.getTime() + days * dayMs)

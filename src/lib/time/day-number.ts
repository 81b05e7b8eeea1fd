/** Days from 1970 to a day such as `2026-11-22`. */
export const dayNumber = (day: string) => Date.parse(day) / 86_400_000

import * as m from '#paraglide/messages.js'

/** The name of a day in a table; of an unfinished one, with the words that say so. */
export const dayName = (day: string, isUnderWay: boolean): string => (isUnderWay ? m.chart_day_so_far({ day }) : day)

/** Wire format of a moment: seconds since 1970, rounded down. */
export const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

/** A moment as the wire has it: whole seconds since 1970, the one under way not counted. */
export const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

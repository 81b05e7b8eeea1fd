/**
 * Seconds by which the platform's answers may lag, as a fraction of the period they decide about: nothing ends unless
 * the platform was asked at least this long after the period was over.
 */
export const lagOf = (seconds: number) => Math.floor(seconds / 1000)

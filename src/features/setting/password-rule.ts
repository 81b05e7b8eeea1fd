/** The exchange sees a digest only: how long a new password is can be asked for here alone. S5.4 sets the upper end. */
export const passwordMin = 8

export const isLongEnough = (password: string) => password.length >= passwordMin

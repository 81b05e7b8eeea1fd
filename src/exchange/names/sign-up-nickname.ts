import { randomInt } from 'node:crypto'

const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Makes the default name of a person who has not chosen one. */
export const makeNickname = () =>
  `user_${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')}`

export const isSignUpNickname = (nickname: string) => /^user_[a-z0-9]{6}$/.test(nickname)

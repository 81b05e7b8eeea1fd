import { hash } from 'node:crypto'

const LENGTH = 11
/** 36^11: the number of ids. */
const SPACE = 36n ** BigInt(LENGTH)

/**
 * The id of a goods: 11 characters of `0-9a-z`, derived only from its English market hash name, so it survives rebuilds
 * of the catalogue. With some 30,000 goods, the odds of a collision are about one in 300 million; a test checks for
 * one.
 */
export function goodsIdOf(marketHashName: string): string {
  const digest = hash('sha256', marketHashName, 'hex')
  const number = BigInt(`0x${digest.slice(0, 32)}`) % SPACE
  return number.toString(36).padStart(LENGTH, '0')
}

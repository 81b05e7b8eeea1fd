import { hash } from 'node:crypto'

const LENGTH = 11
/** 36^11: the number of ids. */
const SPACE = 36n ** BigInt(LENGTH)

/**
 * The id of a goods: 11 characters of `0-9a-z`, from its English market hash name alone, so it never changes when the
 * catalogue is rebuilt. With some 30,000 goods a collision has odds of about one in 300 million; a test checks it.
 */
export function goodsIdOf(marketHashName: string): string {
  const digest = hash('sha256', marketHashName, 'hex')
  const number = BigInt(`0x${digest.slice(0, 32)}`) % SPACE
  return number.toString(36).padStart(LENGTH, '0')
}

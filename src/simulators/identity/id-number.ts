import { randomInt } from 'node:crypto'

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

const checkDigit = (first17: string) =>
  '10X98765432'[weights.reduce((sum, weight, index) => sum + weight * Number(first17[index]), 0) % 11]!

/** A made-up number of an adult, with a valid check digit (GB 11643). */
export function makeIdNumber(): string {
  const two = (least: number, below: number) => String(randomInt(least, below)).padStart(2, '0')
  const first17 = `110101${randomInt(1960, 2000)}${two(1, 13)}${two(1, 29)}${String(randomInt(1000)).padStart(3, '0')}`
  return first17 + checkDigit(first17)
}

export const isIdNumber = (text: string): boolean =>
  /^\d{17}[\dX]$/.test(text) && checkDigit(text.slice(0, 17)) === text[17]

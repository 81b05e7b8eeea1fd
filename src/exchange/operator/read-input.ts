import { readFile } from 'node:fs/promises'
import { eq, or, sql } from 'drizzle-orm'
import { phone } from '#contract/fields.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import { users } from '../db/schema/accounts.ts'
import { orders } from '../db/schema/orders.ts'
import { type OperatorContext, type OperatorInput, OperatorMistake } from './operator-command.ts'

/** Returns the option's value. @throws OperatorMistake naming the option if it is missing. */
export function needed({ options }: OperatorInput, name: string): string {
  const value = options[name]?.trim()
  if (!value) throw new OperatorMistake(`--${name} is missing`)
  return value
}

/** Actor names that the market itself uses. */
const ownNames: readonly string[] = ['platform', 'system']

/** Checks the name that an act is recorded under: not empty, and not one of the market's own. */
export function checkName(by: string): void {
  const name = by.trim()
  if (name === '') throw new OperatorMistake('--by is empty: every act is recorded with who did it')
  if (ownNames.includes(name)) throw new OperatorMistake(`--by ${name} would pass for the market's own act`)
}

export function oneOf<Choice extends string>(value: string, choices: readonly Choice[], what: string): Choice {
  const choice = choices.find((one) => one === value)
  if (!choice) throw new OperatorMistake(`${what} is one of: ${choices.join(', ')}`)
  return choice
}

/** Parses a whole number from 1 to `max`. */
export function countOf(text: string, max: number, what: string): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (value < 1 || value > max) throw new OperatorMistake(`${what} is a whole number from 1 to ${max}`)
  return value
}

const maxGift = 10_000_00n

/** Parses the value of a code or gift, in fen. */
export function giftAmountOf(input: OperatorInput, name: string): bigint {
  const text = needed(input, name)
  if (!/^\d{1,6}\.\d{2}$/.test(text)) throw new OperatorMistake(`--${name} has two decimals, such as 10.00`)
  const amount = parseAmount(text)
  if (amount <= 0n || amount > maxGift)
    throw new OperatorMistake(`--${name} is more than nothing and at most ${formatAmount(maxGift)}`)
  return amount
}

/** Parses a time with its zone, such as `2026-12-01T00:00+08:00`. */
export function momentOf(text: string, what: string): Date {
  const isWhole = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/.test(text)
  const moment = new Date(isWhole ? text : Number.NaN)
  if (Number.isNaN(moment.getTime())) throw new OperatorMistake(`${what} is a time such as 2026-12-01T00:00+08:00`)
  return moment
}

export function idOf(text: string | undefined, what: string): bigint {
  if (!text || !/^[1-9]\d{0,17}$/.test(text)) throw new OperatorMistake(`give the id of ${what}`)
  return BigInt(text)
}

/** Parses a number of the game platform, which is too large to calculate with. */
export function numberOf(input: OperatorInput, name: string): string {
  const text = needed(input, name)
  if (!/^[1-9]\d{0,19}$/.test(text)) throw new OperatorMistake(`--${name} is a number of the platform`)
  return text
}

export function phoneOf(input: OperatorInput, name: string): string {
  const parsed = phone.safeParse(needed(input, name))
  if (!parsed.success) throw new OperatorMistake(`--${name} is a mobile number of 11 digits`)
  return parsed.data
}

export async function findOrder({ db }: Pick<OperatorContext, 'db'>, id: bigint) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  if (!order) throw new OperatorMistake(`there is no order ${id}`)
  return order
}

/** Finds a person by id or phone number. */
export async function findPerson({ db }: Pick<OperatorContext, 'db'>, word: string | undefined) {
  if (!word || !/^\d{1,18}$/.test(word)) throw new OperatorMistake('give a phone number or a user id')
  const [person] = await db
    .select()
    .from(users)
    .where(or(eq(users.phone, word), eq(sql`${users.id}::text`, word)))
  if (!person) throw new OperatorMistake(`there is nobody with the phone number or id ${word}`)
  return person
}

/** Reads a text file that the operator names, e.g. the Markdown of a page. */
export async function fileOf(input: OperatorInput, name: string): Promise<string> {
  const path = needed(input, name)
  const text = await readFile(path, 'utf8').catch(() => {
    throw new OperatorMistake(`--${name}: ${path} can't be read`)
  })
  if (text.trim() === '') throw new OperatorMistake(`--${name}: ${path} is empty`)
  return text
}

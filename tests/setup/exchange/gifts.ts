import { operate } from './operator.ts'
import type { TestExchange } from '../exchange.ts'

/** Publishes an activity as an operator, by default a gift of ¥5.00 at the press of a button, and returns its id. */
export async function publishActivity(
  exchange: TestExchange,
  options: Record<string, string | undefined> = {},
): Promise<string> {
  const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().replace(/\.\d+/, '')
  const all: Record<string, string | undefined> = {
    'name-en': 'Welcome gift',
    'name-zh': '新人礼',
    'text-en': 'For everybody.',
    'text-zh': '人人有份。',
    ends: days(30),
    gift: 'money',
    amount: '5.00',
    why: 'campaign',
    ...options,
  }
  const typed = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value]))
  const { code, said } = await operate(exchange, 'create-activity', ...typed)
  const id = /^activity (\d+) is published$/.exec(said.join('\n'))?.[1]
  if (code !== 0 || !id) throw new Error(said.join('\n'))
  return id
}

/** Issues codes for the gift of an activity. */
export async function giftCodes(exchange: TestExchange, activityId: string, count: number): Promise<string[]> {
  const { code, said } = await operate(
    exchange,
    'issue-gift-codes',
    activityId,
    '--count',
    `${count}`,
    '--why',
    'a fair',
  )
  if (code !== 0) throw new Error(said.join('\n'))
  return said
}

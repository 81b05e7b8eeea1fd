import { listMsg } from '#contract/mail.ts'
import type { TestExchange } from '../exchange.ts'

/** Returns the kinds of somebody's messages, newest first. */
export async function mailKindsOf(exchange: TestExchange, { token }: { token: string }): Promise<string[]> {
  const { items } = await exchange.ask(listMsg, {}, { token })
  return items.map(({ kind }) => kind)
}

/** Returns the kinds of somebody's unread messages, newest first. */
export async function unreadMailOf(exchange: TestExchange, { token }: { token: string }): Promise<string[]> {
  const { items } = await exchange.ask(listMsg, {}, { token })
  return items.filter(({ is_read }) => !is_read).map(({ kind }) => kind)
}

/** Returns what the newest message of a kind says of its deadline. */
export async function dueOfMail(exchange: TestExchange, { token }: { token: string }, kind: string) {
  const { items } = await exchange.ask(listMsg, {}, { token })
  return items.find((mail) => mail.kind === kind)?.due
}

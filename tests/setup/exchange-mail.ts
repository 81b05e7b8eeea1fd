import { listMsg } from '#contract/mail.ts'
import type { TestExchange } from './exchange.ts'

/** The kinds of what somebody has in their mailbox, newest first. */
export async function mailKindsOf(exchange: TestExchange, { token }: { token: string }): Promise<string[]> {
  const { items } = await exchange.ask(listMsg, {}, { token })
  return items.map(({ kind }) => kind)
}

import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { captcha, sendLoginSms } from '#contract/accounts/auth.ts'
import { captchas } from '#exchange/db/schema/accounts.ts'
import { publicUrl } from '../setup/exchange/settings.ts'
import type { Bench } from './bench.ts'
import { type BenchExchange, openBenchExchange } from './exchange/open-bench-exchange.ts'

const amount = 200
const seconds = 5
/** How long a distant gateway takes for a message. */
const gatewayMs = 300
const patienceMs = 120_000

async function post<Data>({ exchange }: BenchExchange, path: string, body: object, index: number): Promise<Data> {
  const headers = { 'content-type': 'application/json', 'x-client-address': `198.51.100.${index}` }
  const response = await exchange.fetch(
    new Request(publicUrl + path, { method: 'POST', headers, body: JSON.stringify(body) }),
  )
  const { code, data } = (await response.json()) as { code: number; data: Data }
  if (code !== 0) throw new Error(`${path} was refused: ${code}`)
  return data
}

/** Reads a captcha's answer from the database and requests a code. */
async function askCode(bench: BenchExchange, index: number): Promise<void> {
  const { value } = await post<{ value: { captcha_id: string } }>(bench, captcha.path, {}, index)
  const [row] = await bench.exchange.services.db.select().from(captchas).where(eq(captchas.id, value.captcha_id))
  const phone = `136${String(index).padStart(4, '0')}0001`
  await post(bench, sendLoginSms.path, { phone, captcha: row!.answer, captcha_id: value.captcha_id }, index)
}

export const bench: Bench = {
  name: `${amount} codes asked for in ${seconds} s`,
  async run() {
    const sentAt = new Map<string, number>()
    const sms = {
      send: async ({ id, phone }: { id: string; phone: string }) => {
        await delay(gatewayMs)
        sentAt.set(phone, performance.now())
        return { ok: true as const, messageId: id }
      },
    }
    const opened = await openBenchExchange({ sms })
    try {
      const began = performance.now()
      await Promise.all(
        Array.from({ length: amount }, async (_, index) => {
          await delay((index * seconds * 1000) / amount)
          await askCode(opened, index)
        }),
      )
      const asked = performance.now()
      while (sentAt.size < amount && performance.now() - began < patienceMs) await delay(50)
      const last = Math.max(...sentAt.values())
      const all = `${amount} codes asked for in ${seconds} s, PostgreSQL`
      return [
        { what: `${all}: sent`, value: sentAt.size, unit: 'codes', atLeast: amount },
        { what: `${all}: until the last was asked for`, value: (asked - began) / 1000, unit: 's' },
        { what: `${all}: until the last was sent`, value: (last - began) / 1000, unit: 's', atMost: 10 },
      ]
    } finally {
      await opened.close()
    }
  },
}

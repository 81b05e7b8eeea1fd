import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setNickname } from '#contract/accounts/user.ts'
import { codes } from '#contract/codes.ts'
import { idempotencyKeys } from '#exchange/db/schema/meta.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import type { Person } from '../../setup/exchange/people.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await openTestExchange()
})
afterAll(() => exchange.close())

const key = 'a-key-of-several-people'
const rename = (person: Person, nickname: string) => exchange.call(setNickname, { nickname }, { ...person, key })
const plainHash = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('hex')
const mine = ({ userId }: Person) => eq(idempotencyKeys.userId, userId)

test('what is kept of a request tells nobody what was in it, not even that two people sent the same', async () => {
  const people = [await exchange.signIn(), await exchange.signIn()]
  for (const person of people) expect((await rename(person, 'Ada')).code).toBe(0)
  const kept = await exchange.services.db.select().from(idempotencyKeys)
  expect(new Set(kept.map(({ bodyHash }) => bodyHash)).size).toBe(2)
  expect(kept.map(({ bodyHash }) => bodyHash)).not.toContain(plainHash({ nickname: 'Ada' }))
})

test('a request kept under its plain hash is still recognized', async () => {
  const person = await exchange.signIn()
  const first = await rename(person, 'Ada')
  await exchange.services.db
    .update(idempotencyKeys)
    .set({ bodyHash: plainHash({ nickname: 'Ada' }) })
    .where(mine(person))
  expect(await rename(person, 'Ada')).toEqual(first)
  expect((await rename(person, 'Berta')).code).toBe(codes.keyReused)
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as realName from '#contract/accounts/real-name.ts'
import { publishDocument } from '#exchange/content/commands/publish-document.ts'
import { rowsOf } from '#exchange/db/rows.ts'
import { transact } from '#exchange/db/transact.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { createMoney, idNumberFrom, idNumberOf } from '../../setup/exchange/money.ts'
import type { Person } from '../../setup/exchange/people.ts'

let exchange: TestExchange
let money: ReturnType<typeof createMoney>

beforeAll(async () => {
  exchange = await openTestExchange()
  money = createMoney(exchange)
})
afterAll(() => exchange.close())

const contractOf = (person: Person) => exchange.ask(realName.contractCheck, {}, person)

/** Starts the verification and returns the identity service's page. */
async function setOut(person: Person): Promise<string> {
  await money.acceptContract(person)
  return (await exchange.ask(realName.link, { return_path: '/setting' }, person)).url
}
const decide = (url: string, form: Record<string, string>) =>
  exchange.identity.fetch(new Request(url, { method: 'POST', body: new URLSearchParams(form) }))
const check = (person: Person) => exchange.ask(realName.check, {}, person)

test('S1.12 a person is verified by the service, shown masked, and stored sealed', async () => {
  const person = await exchange.signIn()
  expect(await check(person)).toMatchObject({ state: 'none', real_name: null, refusal: null })
  const url = await setOut(person)
  expect(await check(person)).toMatchObject({ state: 'pending' })
  const idNumber = idNumberOf(person)
  const back = await decide(url, { decision: 'confirm', name: '欧阳修', id_number: idNumber })
  expect(back.headers.get('location')).toBe('http://market.test/setting')
  const verified = await check(person)
  expect(verified).toMatchObject({ state: 'verified', real_name: '**修' })
  expect(verified.id_number).toBe(`${idNumber.slice(0, 4)}**********${idNumber.slice(-4)}`)
  const stored = JSON.stringify(
    await rowsOf(exchange.services.db, sql`select * from real_names, real_name_verifications`),
  )
  for (const plain of ['欧阳修', idNumber]) expect(stored).not.toContain(plain)
  expect((await exchange.call(realName.link, { return_path: '/' }, person)).code).toBe(codes.realNameVerified)
})

test('S1.12 the agreement comes first, in its current version', async () => {
  const person = await exchange.signIn()
  expect(await contractOf(person)).toEqual({ version: '2026-01', accepted: false, accepted_at: null })
  expect((await exchange.call(realName.link, { return_path: '/' }, person)).code).toBe(codes.contractNeeded)
  expect((await exchange.call(realName.contractCheck, { accept: '2020-01' }, person)).code).toBe(codes.contractNeeded)
  const accepted = await money.acceptContract(person)
  expect(accepted).toMatchObject({ accepted: true })
  expect(await money.acceptContract(person)).toEqual(accepted)
})

test('S1.12 a new version of the published agreement is asked of everybody not yet verified', async () => {
  const publish = (text: string) =>
    transact(exchange.services.db, (tx) =>
      publishDocument(tx, {
        kind: 'agreement',
        key: 'real-name',
        subject: '',
        position: 0,
        titleEn: 'Real names',
        titleZh: '实名认证',
        textEn: text,
        textZh: text,
      }),
    )
  const [verified, person] = [await exchange.signIn(), await exchange.signIn()]
  await publish('Old terms')
  await money.verify(verified)
  await money.acceptContract(person)
  await publish('New terms')
  expect(await contractOf(person)).toEqual({ version: '2', accepted: false, accepted_at: null })
  const asked = await exchange.call(realName.link, { return_path: '/' }, person)
  expect(asked).toMatchObject({ code: codes.contractNeeded, extra: { version: '2' } })
  expect((await exchange.call(realName.contractCheck, { accept: '1' }, person)).code).toBe(codes.contractNeeded)
  await setOut(person)
  expect(await check(person)).toMatchObject({ state: 'pending' })
  expect(await check(verified)).toMatchObject({ state: 'verified' })
})

test.each([
  [{ decision: 'refuse' }, 'refused_by_person'],
  [{ decision: 'mismatch' }, 'not_matching'],
  [{ decision: 'confirm', name: '李四', id_number: idNumberFrom('11010120150307000') }, 'underage'],
])('S1.12 a verification may come to nothing (%j), and another one may follow', async (form, refusal) => {
  const person = await exchange.signIn()
  const url = await setOut(person)
  await decide(url, form as Record<string, string>)
  expect(await check(person)).toMatchObject({ state: 'refused', refusal, real_name: null })
  expect(await setOut(person)).not.toBe(url)
})

test('S1.12 one identity is verified for one account', async () => {
  const [person, other] = [await exchange.signIn(), await exchange.signIn()]
  await money.verify(person)
  await decide(await setOut(other), { decision: 'confirm', name: '张三', id_number: idNumberOf(person) })
  expect(await check(other)).toMatchObject({ state: 'refused', refusal: 'taken' })
})

test('S1.12 a verification under way is resumed, expires after half an hour, and then starts over', async () => {
  const person = await exchange.signIn()
  const url = await setOut(person)
  expect(await setOut(person)).toBe(url)
  await exchange.advance(1_801)
  expect(await check(person)).toMatchObject({ state: 'expired' })
  expect(await setOut(person)).not.toBe(url)
})

test('S1.12 who was confirmed in time, but comes back too late, is verified all the same', async () => {
  const person = await exchange.signIn()
  await decide(await setOut(person), { decision: 'confirm', name: '赵六', id_number: idNumberOf(person) })
  await exchange.advance(1_801)
  const begin = () => exchange.call(realName.link, { return_path: '/' }, person)
  await money.controlIdentity({ errors: 1 })
  expect((await begin()).code).toBe(codes.serviceUnavailable)
  expect((await begin()).code).toBe(codes.realNameVerified)
  expect(await check(person)).toMatchObject({ state: 'verified' })
})

test('S1.12 a verification that the service says nothing of for a day keeps nobody from another one', async () => {
  const person = await exchange.signIn()
  const url = await setOut(person)
  const begin = () => exchange.call(realName.link, { return_path: '/' }, person)
  await money.controlIdentity({ errors: 2 })
  await exchange.advance(1_801)
  expect((await begin()).code).toBe(codes.serviceUnavailable)
  await exchange.advance(86_400)
  const again = await begin()
  expect(again.code).toBe(0)
  expect(again.data.url).not.toBe(url)
})

test.each([
  ['answers 500', { errors: 1 }],
  ['signs with a foreign secret', { bad_signatures: 1 }],
  ['speaks of somebody else', { other_person: 1 }],
])('S1.12 a service that %s verifies nobody; asked again it does', async (_, orders) => {
  const person = await exchange.signIn()
  await decide(await setOut(person), { decision: 'confirm', name: '王五', id_number: idNumberOf(person) })
  await money.controlIdentity(orders)
  expect(await check(person)).toMatchObject({ state: 'pending' })
  expect(await check(person)).toMatchObject({ state: 'verified' })
})

test('S1.12 a service that is away begins nothing', async () => {
  const person = await exchange.signIn()
  await money.acceptContract(person)
  await money.controlIdentity({ errors: 1 })
  expect((await exchange.call(realName.link, { return_path: '/' }, person)).code).toBe(codes.serviceUnavailable)
  expect(await check(person)).toMatchObject({ state: 'none' })
})

test('S2.15 the service sends nobody to a foreign site', async () => {
  const person = await exchange.signIn()
  for (const return_path of ['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', ''])
    expect((await exchange.call(realName.link, { return_path }, person)).code, return_path).toBe(codes.requestInvalid)
  expect((await exchange.call(realName.check, {})).code).toBe(codes.sessionInvalid)
})

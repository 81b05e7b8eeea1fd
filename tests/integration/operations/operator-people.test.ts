import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as auth from '#contract/accounts/auth.ts'
import * as user from '#contract/accounts/user.ts'
import { codes } from '#contract/codes.ts'
import { listMsg } from '#contract/mail.ts'
import * as orders from '#contract/orders/orders.ts'
import * as shop from '#contract/shop.ts'
import { hashPassword } from '#exchange/accounts/passwords.ts'
import { users } from '#exchange/db/schema/accounts.ts'
import { restrictions } from '#exchange/db/schema/restrictions.ts'
import { shops } from '#exchange/db/schema/shops.ts'
import { pwd } from '../../setup/exchange/abuse.ts'
import { listItem } from '../../setup/exchange/market.ts'
import { operate as typeAsOperator } from '../../setup/exchange/operator.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { solvedCaptcha } from '../../setup/one-time-codes.ts'

describe('operators and people', () => {
  let exchange: TestExchange

  beforeAll(async () => {
    exchange = await openTestExchange()
  })
  afterAll(() => exchange.close())

  const operate = (...args: string[]) => typeAsOperator(exchange, ...args)
  const texts = ['--text-en', 'A payment is disputed.', '--text-zh', '有一笔付款存在争议。']

  test('S6.5 take a name that nobody could choose today, and its person is told', async () => {
    const person = await exchange.signIn()
    const { db } = exchange.services
    await db.update(users).set({ nickname: 'Аmber Support' }).where(eq(users.id, person.userId))
    await db.insert(shops).values({ ownerId: person.userId, name: '官方\u202e客服' })
    const { said } = await operate('names')
    expect(said).toEqual(
      expect.arrayContaining([
        `user:${person.userId}  nickname  "Аmber Support"  reserved`,
        `user:${person.userId}  shop  "官方\\u{202e}客服"  characters`,
      ]),
    )
    expect((await operate('take-name', person.phone, '--why', 'passes for the support')).code).toBe(0)
    expect((await operate('names')).said.join('\n')).not.toContain(`user:${person.userId} `)
    const { items } = await exchange.ask(listMsg, {}, person)
    expect(items[0]).toMatchObject({ title: 'Your name has been changed', text: expect.stringMatching(/user_\w{6}/) })
    const { said: acts } = await operate('acts', '--subject', `user:${person.userId}`)
    expect(acts[0]).toContain('Аmber Support')
  })

  test('S6.5 S1.6 take the notice off a shop, and its person is told', async () => {
    const person = await exchange.signIn()
    const shop_id = person.userId.toString()
    const take = () => operate('take-notice', shop_id, '--why', 'feedback 12')
    const none = `the shop of ${person.phone} has no announcement`
    expect((await take()).said[0]).toBe(none)
    await exchange.ask(shop.setState, { notice: 'Pay me elsewhere' }, person)
    expect(await take()).toEqual({
      code: 0,
      said: [`the shop of ${person.phone} no longer has the announcement "Pay me elsewhere"`],
    })
    expect(await exchange.ask(shop.infoById, { shop_id })).toMatchObject({ notice: null })
    expect((await take()).said[0]).toBe(none)
    const { items } = await exchange.ask(listMsg, {}, person)
    expect(items.map(({ title }) => title)).toEqual(['The announcement of your shop has been removed'])
    const { said: acts } = await operate('acts', '--subject', `user:${person.userId}`)
    expect(acts).toEqual([expect.stringMatching(/ada {2}take-notice .*Pay me elsewhere.*feedback 12$/), '1 acts'])
  })

  test('S8.10 S6.3 ban a person, who is refused until it ends or is lifted; every act has its who and why', async () => {
    const buyer = await exchange.signInTrader({ funds: 500_00n })
    const item = await listItem(exchange, await exchange.signInTrader(), 100_00n)
    const kind = ['--kind', 'purchase_banned']
    const banned = await operate('ban', buyer.phone, ...kind, '--days', '7', ...texts, '--why', 'chargebacks, as of 17')
    expect(banned).toEqual({ code: 0, said: [`${buyer.phone} is purchase_banned for 7 days`] })
    const order = { items: [{ listing_id: item.listingId, price: item.price }] }
    expect(await exchange.call(orders.create, order, buyer)).toMatchObject({
      code: codes.purchaseBanned,
      extra: { expire_time: expect.any(Number) },
    })
    expect((await operate('unban', buyer.phone, ...kind, '--why', 'mistake', '--by', 'bea')).code).toBe(0)
    expect(await exchange.call(orders.create, order, buyer)).toMatchObject({ code: 0 })
    const { said } = await operate('acts', '--subject', `user:${buyer.userId}`)
    expect(said[0]).toMatch(/bea {2}unban .*mistake$/)
    expect(said[1]).toMatch(/ada {2}ban .*"days":7,.*"A payment is disputed.".*chargebacks, as of 17$/)
    expect((await operate('person', buyer.phone)).said.join('\n')).toContain('chargebacks')
  })

  test('S8.8 freeze an account', async () => {
    const person = await exchange.signIn()
    const frozen = await operate('freeze', person.userId.toString(), '--days', '1', ...texts, '--why', 'stolen')
    expect(frozen).toEqual({ code: 0, said: [`${person.phone} is frozen for 1 day`] })
    expect((await exchange.call(orders.list, { role: 'buyer' }, person)).code).toBe(codes.sessionEnded)
  })

  test.each([
    ['ban', ['--kind', 'sale_banned']],
    ['freeze', []],
  ])(
    'S6.5 S1.11 %s tells the person what the operator says to them, in their language, and not its why',
    async (command, more) => {
      const person = await exchange.signIn()
      const type = (...said: string[]) => operate(command, person.phone, ...more, ...said, '--why', 'reported by 17')
      expect((await type()).said[0]).toBe('--text-en is missing')
      expect((await type(...texts.slice(0, 2))).said[0]).toBe('--text-zh is missing')
      expect((await type(...texts)).code).toBe(0)
      // A freeze has signed them out.
      const { token } = await exchange.signInAgain(person)
      const told = async (language: string) => {
        const headers = { 'accept-language': language }
        return (await exchange.ask(listMsg, {}, { token, headers })).items.map(({ text }) => text)
      }
      expect(await told('en')).toEqual(['Reason: A payment is disputed.'])
      expect(await told('zh-CN')).toEqual(['原因：有一笔付款存在争议。'])
      const [row] = await exchange.services.db.select().from(restrictions).where(eq(restrictions.userId, person.userId))
      expect(row).toMatchObject({ reason: 'A payment is disputed.', imposedBy: 'ada' })
    },
  )

  test('S6.5 S1.8 give an account whose phone is lost a new number: its sessions and its password end, and the old number is told', async () => {
    const [person, other] = [await exchange.signIn(), await exchange.signIn()]
    const { db } = exchange.services
    const passwordHash = await hashPassword(pwd)
    await db.update(users).set({ passwordHash }).where(eq(users.id, person.userId))
    const to = '13987654321'
    const move = (number: string) => operate('move-phone', person.phone, '--to', number, '--why', 'ticket 15')
    expect(await move('139')).toMatchObject({ code: 64 })
    expect((await move(other.phone)).said[0]).toBe(`${other.phone} is the phone number of another account`)
    expect((await exchange.call(user.info, {}, person)).code).toBe(codes.ok)
    const done = { code: 0, said: [`user ${person.userId} has the phone number ${to}`] }
    expect(await move(to)).toEqual(done)
    expect(await operate('move-phone', to, '--to', to, '--why', 'ticket 15')).toEqual(done)
    expect((await exchange.call(user.info, {}, person)).code).toBe(codes.sessionEnded)
    await exchange.runJobs()
    const told = exchange.sms.listMessages(person.phone)[0]?.text
    expect(told).toContain('has been changed')
    expect(told).not.toContain('139')
    const login = { phone: to, pwd, ...(await solvedCaptcha(exchange)) }
    expect((await exchange.call(auth.passwordLogin, login)).code).toBe(codes.phoneOrPasswordWrong)
    expect((await operate('person', to)).said[0]).toContain(`user ${person.userId}: `)
    expect((await operate('acts', '--subject', `user:${person.userId}`)).said).toEqual([
      expect.stringMatching(/ada {2}move-phone .*ticket 15$/),
      '1 acts',
    ])
  })
})

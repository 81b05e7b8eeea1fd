import { eq } from 'drizzle-orm'
import * as auth from '#contract/accounts/auth.ts'
import { hashPassword } from '#exchange/accounts/passwords.ts'
import { users } from '#exchange/db/schema/accounts.ts'
import type { TestExchange } from '../exchange.ts'
import { receivedCode, solvedCaptcha } from '../one-time-codes.ts'

/** Everybody's password digest. */
export const pwd = '0b8f2c1d9e7a4f3b6c5d8e9f0a1b2c3d'

/** Call options of a client at this address. */
export const from = (address: string) => ({ headers: { 'x-client-address': address } })

/** Steps of somebody who attempts what is not allowed. */
export function createAbuse(exchange: TestExchange) {
  let lastPhone = 0
  const newPhone = () => `1350001${String(++lastPhone).padStart(4, '0')}`
  return {
    newPhone,
    async requestCode(phone: string) {
      await exchange.ask(auth.sendLoginSms, { phone, ...(await solvedCaptcha(exchange)) })
      return receivedCode(exchange, phone)
    },
    async personWithPassword() {
      const person = await exchange.signIn(newPhone())
      const passwordHash = await hashPassword(pwd)
      await exchange.services.db.update(users).set({ passwordHash }).where(eq(users.id, person.userId))
      return person
    },
    passwordLogin: async (phone: string, digest: string, address = '198.51.100.1') =>
      exchange.call(auth.passwordLogin, { phone, pwd: digest, ...(await solvedCaptcha(exchange)) }, from(address)),
  }
}

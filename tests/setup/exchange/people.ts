import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { accountIdOf } from '#lib/steam-id.ts'
import { sealApiKey } from '#exchange/accounts/api-key.ts'
import { openSession } from '#exchange/accounts/sessions.ts'
import type { Transaction } from '#exchange/db/connection.ts'
import { transact } from '#exchange/db/transact.ts'
import { users } from '#exchange/db/schema/accounts.ts'
import { openUserAccounts } from '#exchange/ledger/accounts.ts'
import { grantWelcome } from '#exchange/ledger/grants.ts'
import { Refusal } from '#exchange/refusal.ts'
import type { Services } from '#exchange/services.ts'
import type { SteamSimulator } from '#simulators/steam/steam-simulator.ts'

/** A signed-in person. */
export interface Person {
  userId: bigint
  phone: string
  token: string
}

/** A person who is ready to trade. */
export interface Trader extends Person {
  steamId: string
  apiKey: string
  tradeUrl: string
}

export interface PersonFacts {
  phone?: string
  nickname?: string
  /** initial balance in fen */
  funds?: bigint
}

export interface People {
  /** Creates a person with a session, bypassing the calls. */
  signIn(facts?: string | PersonFacts): Promise<Person>
  /** Creates a person with a session, a bound platform account (public inventory), an API key and a trade link. */
  signInTrader(facts?: PersonFacts): Promise<Trader>
  /** Returns the same person with a new session, for when the old one has expired. */
  signInAgain<P extends Person>(person: P): Promise<P>
}

const device = { id: 'test-device', name: 'Test', platform: 'test', address: '127.0.0.1' }

const newToken = async (tx: Transaction, userId: bigint) =>
  (await openSession(tx, { userId, device, locale: 'en', isRemembered: false, method: 'sms' })).token

/** Fixtures that write state directly: signing in through the calls has tests of its own. */
export function createPeople({ db, settings }: Services, steam: SteamSimulator): People {
  let made = 0

  async function signIn(given: string | PersonFacts = {}): Promise<Person> {
    const facts = typeof given === 'string' ? { phone: given } : given
    const phone = facts.phone ?? `139${String(++made).padStart(8, '0')}`
    const person = await transact(db, async (tx) => {
      const nickname = facts.nickname ?? `user_${phone.slice(-4)}`
      const [user] = await tx.insert(users).values({ phone, nickname }).returning({ id: users.id })
      const userId = user!.id
      await openUserAccounts(tx, userId)
      if (facts.funds) await grantWelcome(tx, userId, facts.funds)
      return { userId, phone, token: await newToken(tx, userId) }
    })
    if (person instanceof Refusal) throw new Error(person.message.en)
    return person
  }

  return {
    signIn,
    async signInAgain(person) {
      const token = await transact(db, (tx) => newToken(tx, person.userId))
      if (token instanceof Refusal) throw new Error(token.message.en)
      return { ...person, token }
    },
    async signInTrader(facts = {}) {
      const person = await signIn(facts)
      const apiKey = randomBytes(16).toString('hex').toUpperCase()
      const account = steam.createAccount({ personaName: `Steam of ${person.phone}`, apiKey })
      const { steamId, tradeToken } = account
      const tradeUrl = `${steam.baseUrl}/tradeoffer/new/?partner=${accountIdOf(steamId)}&token=${tradeToken}`
      const sealed = sealApiKey(settings.secretKey, person.userId, apiKey)
      await db
        .update(users)
        .set({ steamId, apiKey: sealed, tradeUrl, isInventoryOpen: true })
        .where(eq(users.id, person.userId))
      return { ...person, steamId, apiKey, tradeUrl }
    },
  }
}

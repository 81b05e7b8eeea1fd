import { randomBytes } from 'node:crypto'
import * as platform from '#contract/accounts/platform.ts'
import { setTradeUrl } from '#contract/accounts/user.ts'
import type { SetupFailure } from '#contract/accounts/user.ts'
import { transact } from '#exchange/db/transact.ts'
import { noteSetupFailure } from '#exchange/platform-accounts/note-setup-failure.ts'
import { accountIdOf } from '#lib/steam-id.ts'
import type { NewAccount } from '#simulators/steam/accounts.ts'
import type { TestExchange } from '../exchange.ts'
import type { Person, Trader } from './people.ts'
import { signInAtSteam } from '../steam-browser.ts'

export const makeKey = () => randomBytes(16).toString('hex').toUpperCase()

/** The steps of binding a platform account. */
export function createBinding(exchange: TestExchange) {
  const { steam } = exchange
  return {
    newAccount: (facts: Partial<NewAccount> = {}) => steam.createAccount({ personaName: 'Ada', ...facts }),
    finish: ({ token }: Person, params: Record<string, string>) =>
      exchange.call(platform.finishSignIn, { params }, { token }),
    async comeBackFromSteam({ token }: Person, steamId: string): Promise<Record<string, string>> {
      const { url } = await exchange.ask(platform.startSignIn, { return_path: '/setting' }, { token })
      return signInAtSteam(steam, url, steamId)
    },
    async bind(person: Person, steamId: string) {
      return this.finish(person, await this.comeBackFromSteam(person, steamId))
    },
    tradeUrlOf: ({ steamId, tradeToken }: { steamId: string; tradeToken: string }) =>
      `${steam.baseUrl}/tradeoffer/new/?partner=${accountIdOf(steamId)}&token=${tradeToken}`,
  }
}

/** Invalidates the account's trade link, as its owner does on the platform's page, and returns the new one. */
export async function renewLink({ steam }: TestExchange, steamId: string): Promise<string> {
  const page = `${steam.baseUrl}/my/tradeoffers/privacy`
  const form = new URLSearchParams({ steamid: steamId })
  const login = await steam.fetch(new Request(`${steam.baseUrl}/login/`, { method: 'POST', body: form }))
  const headers = {
    cookie: login.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  }
  await steam.fetch(new Request(page, { method: 'POST', headers }))
  const shown = await (await steam.fetch(new Request(page, { headers }))).text()
  return /name="trade_url" readonly value="([^"]+)"/.exec(shown)![1]!.replaceAll('&amp;', '&')
}

/** Gets another link on the platform and sets it in the market. Returns it. */
export async function replaceLink(exchange: TestExchange, person: Trader): Promise<string> {
  const trade_url = await renewLink(exchange, person.steamId)
  await exchange.ask(setTradeUrl, { trade_url }, person)
  return trade_url
}

/** The market knows that the platform accepts this person's link, or key, no longer. */
export const noteDead = (
  { services }: TestExchange,
  { userId }: Person,
  what: SetupFailure = 'trade_url_invalid',
): Promise<unknown> => transact(services.db, (tx) => noteSetupFailure(tx, userId, what).then(() => ({})))

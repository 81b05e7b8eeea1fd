import type { DatabaseSync } from 'node:sqlite'
import { Hono } from 'hono'
import { STYLESHEET } from '../page.ts'
import { refuseCrossSite } from '../request-guard.ts'
import { accountRoutes } from './account-routes.ts'
import { type Account, createAccounts, type NewAccount } from './accounts.ts'
import { apiKeyRoutes } from './api-key-routes.ts'
import { createAssets, type NewAsset } from './assets.ts'
import { drawAvatar } from './avatar.ts'
import type { SteamContext } from './context.ts'
import { controlPageRoutes } from './control-page.ts'
import { controlRoutes } from './control-routes.ts'
import { inventoryRoutes } from './inventory-routes.ts'
import { createMisbehaviour } from './misbehaviour.ts'
import { offerRoutes } from './offer-routes.ts'
import { createOffers, STATE } from './offers.ts'
import { openSteamTables } from './schema.ts'
import { createSession } from './session.ts'
import { signInRoutes } from './sign-in-routes.ts'
import { createTrades, type Reversal } from './trades.ts'
import { webApiRoutes } from './web-api-routes.ts'

const WEEK_SECONDS = 7 * 86_400

export interface SteamSimulatorOptions {
  /** A file, or `:memory:`; holds all state except the misbehaviour flags. */
  db: DatabaseSync
  clock: () => Date
  /** Origin at which browsers reach the simulator. */
  publicUrl: string
  mountPath: string
  /** The market's own Web API key. */
  publisherKey: string
  /** How long a trade can be reversed and its items stay hidden, in seconds; defaults to a week. */
  protectionSeconds?: number
  /** The initial items of an account created on the sign-in page. */
  stockNewAccount?: (account: Account) => readonly NewAsset[]
  sleep?: (ms: number) => Promise<void>
}

export interface SteamSimulator {
  fetch(request: Request): Promise<Response>
  /** Stands in for both `https://steamcommunity.com` and `https://api.steampowered.com`. */
  baseUrl: string
  /** Creates the account, or returns the one with this id. */
  createAccount(account: NewAccount): Account
  findAccount(steamId: string): Account | null
  renameAccount(steamId: string, personaName: string): void
  /** Returns asset ids in list order. */
  addAssets(list: readonly NewAsset[]): string[]
  /** Whether the sender of an offer that has not ended has confirmed it on their phone. */
  setConfirmed(offerId: string, isConfirmed: boolean): void
  reverseTrade(tradeId: string): Reversal
}

/** A small Steam: OpenID sign-in, inventories, trade offers and the Web API, with the paths and fields of the real one. */
export function createSteamSimulator(options: SteamSimulatorOptions): SteamSimulator {
  const { db, clock, publicUrl, mountPath, publisherKey, protectionSeconds = WEEK_SECONDS, stockNewAccount } = options
  const { sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)) } = options
  const tables = openSteamTables(db)
  const accounts = createAccounts(tables, clock)
  const assets = createAssets(tables)
  const offers = createOffers({ tables, accounts, assets, clock })
  const steam: SteamContext = {
    tables,
    accounts,
    assets,
    offers,
    trades: createTrades({ tables, assets, offers, clock, protectionSeconds }),
    session: createSession(tables, accounts, mountPath),
    misbehaviour: createMisbehaviour(sleep),
    clock,
    now: () => Math.floor(clock().getTime() / 1000),
    baseUrl: `${publicUrl}${mountPath}`,
    mountPath,
    publisherKey,
  }

  const app = new Hono({ strict: false }).basePath(mountPath)
  app.use('*', refuseCrossSite)
  // A `Date` header, as from any server: callers read the platform's clock from it.
  app.use('*', async (context, next) => {
    await next()
    context.header('date', clock().toUTCString())
  })
  app.get('/style.css', (context) => context.body(STYLESHEET, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.get('/avatars/:file{[0-9]{17}\\.svg}', (context) =>
    context.body(drawAvatar(accounts.faceOf(context.req.param('file').slice(0, 17))), 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
    }),
  )
  for (const routes of [
    signInRoutes(steam, stockNewAccount),
    inventoryRoutes(steam),
    webApiRoutes(steam),
    accountRoutes(steam),
    apiKeyRoutes(steam),
    offerRoutes(steam),
    controlRoutes(steam),
    controlPageRoutes(steam),
  ]) {
    app.route('/', routes)
  }

  return {
    fetch: async (request) => app.fetch(request),
    baseUrl: steam.baseUrl,
    createAccount: accounts.create,
    findAccount: accounts.find,
    renameAccount: (steamId, personaName) => void accounts.rename(steamId, personaName),
    addAssets: assets.addAll,
    setConfirmed: (offerId, isConfirmed) => {
      const states = [STATE.needsConfirmation, STATE.active]
      const [from, to] = isConfirmed ? states : states.toReversed()
      if (offers.find(Number(offerId))?.state === from) offers.setState(Number(offerId), to!)
    },
    reverseTrade: steam.trades.reverse,
  }
}

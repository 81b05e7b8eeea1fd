import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { invalidPage } from '#features/errors/invalid-page.ts'
import { loadSignedIn } from './load-signed-in.ts'
import { sessionQuery, type Session } from './queries.ts'
import { signInPlace, type GuardedPage } from './sign-in-place.ts'

export type GuardName = 'auth' | 'doc' | 'goods' | 'userinfo' | 'walletinfo'

/** What the guard `doc` needs from a page that shows one of several documents. */
export interface DocPage {
  /** The name in the address; undefined redirects to the first document. */
  asked: string | undefined
  /** The names of the published documents, in reading order. */
  published: () => Promise<readonly string[]>
  /** A `redirect()` to a document. */
  at: (name: string) => unknown
}

export interface PageRules<Name extends GuardName> {
  /** False: the address cannot be a page here; nothing is fetched, and it is a 404. */
  isValid?: boolean
  /** A `redirect()` for an address that leads elsewhere. */
  redirect?: unknown
  guards: readonly Name[]
  /** For the guard `doc`. */
  doc?: DocPage
  /** For the guard `goods`: throws a 404 if the address names none. */
  goods?: (page: { params: { id: string } }) => void
  /** For the guard `walletinfo`: the data to load. */
  wallet?: (queryClient: QueryClient) => Promise<unknown>
}

type Passed<Name extends GuardName> = 'auth' extends Name ? { session: Session } : object
interface Visit {
  page: GuardedPage & { params?: object }
  rules: PageRules<GuardName>
}

/** S4.1 to S4.9 The named guards, in the order in which they run. */
const guards: Record<GuardName, (visit: Visit) => Promise<object | void> | void> = {
  auth: ({ page }) => session(page),
  doc: async ({ rules }) => {
    const doc = toldOf(rules.doc, 'documents')
    const names = await doc.published()
    const [first] = names
    if (doc.asked !== undefined && !names.includes(doc.asked)) throw notFound()
    // With nothing published, the page says so.
    if (doc.asked === undefined && first !== undefined) throw doc.at(first)
  },
  goods: ({ page, rules: { goods } }) => toldOf(goods, 'goods')({ params: { id: '', ...page.params } }),
  userinfo: ({ page }) => freshSession(page),
  walletinfo: async ({ page, rules: { wallet } }) => {
    await loadSignedIn(page, toldOf(wallet, 'wallet')(page.context.queryClient))
  },
}

/**
 * The part of the rules a guard needs beyond the session. The route passes it in, because it belongs to another
 * feature.
 */
function toldOf<Part>(part: Part | undefined, name: string): Part {
  if (part === undefined) throw new Error(`The guard was not told of the ${name}.`)
  return part
}

const order = Object.keys(guards) as GuardName[]

/**
 * S2.15 A route's `beforeLoad`, the same on server and browser: first whether the address can be a page at all, then
 * its redirect, then the named guards, in their fixed order however they are listed. Guards only spare the visitor a
 * page of refusals: every server function and the exchange check for themselves.
 * @throws a 404, a redirect, or `Unknown route middleware`
 */
export async function guardPage<const Name extends GuardName>(
  page: Visit['page'],
  rules: PageRules<Name>,
): Promise<Passed<Name>> {
  const named: readonly GuardName[] = rules.guards
  if (rules.isValid === false) throw invalidPage()
  if (rules.redirect) throw rules.redirect
  if (!named.every((name) => order.includes(name))) throw new Error('Unknown route middleware')
  const context = {}
  for (const name of order) {
    if (named.includes(name)) Object.assign(context, await guards[name]({ page, rules }))
  }
  return context as Passed<Name>
}

/** S2.16 Guards a page that only requires being signed in. */
export const requireAuth = (page: GuardedPage) => guardPage(page, { guards: ['auth'] })

/**
 * S2.16 Without a session, the visitor gets the market page with the login dialog open, and `redirect_url` names the
 * requested page.
 */
async function session(page: GuardedPage) {
  const found = await page.context.queryClient.ensureQueryData(sessionQuery())
  if (found) return { session: found }
  throw redirect(signInPlace(page.context.page.device, page.location))
}

/** Data younger than this was fetched for this very visit. */
const freshMs = 2000

/** The person's data, fetched afresh: the pages behind this guard change it. */
async function freshSession(page: GuardedPage) {
  const query = { ...sessionQuery(), staleTime: freshMs, meta: { quiet: true } }
  const found = await loadSignedIn(page, page.context.queryClient.fetchQuery(query))
  if (found) return { session: found }
  throw redirect(signInPlace(page.context.page.device, page.location))
}

import { keptCache } from './kept-cache.ts'
import { asKept, assetsIn, bounded, isAsset, offlinePath, type KeptPage } from './kept-rules.ts'
import type { KeptLink } from './offline-links.ts'

const ownerPath = '/kept-for'
const atHeader = 'x-kept-at'
const assetsHeader = 'x-kept-assets'
/** A page's answer varies by headers that a lookup by address doesn't have. */
const byAddress = { ignoreVary: true }

/**
 * Opens the cache. Open it before the request whose answer is to be kept: if a sign-out deletes the cache meanwhile, what
 * is put there goes with it.
 */
export const openStore = (): Promise<Cache> => caches.open(keptCache)

export const find = (cache: Cache, address: string) => cache.match(address, byAddress)

export const keptAt = ({ headers }: Response): number => Number(headers.get(atHeader) ?? 0)

/** Makes this the cache of whom a page was rendered for: all pages of anybody else, or in other terms, are deleted. */
export async function belongTo(cache: Cache, whose: string): Promise<void> {
  const owner = await find(cache, ownerPath)
  if ((await owner?.text()) === whose) return
  for (const request of await cache.keys()) await cache.delete(request, byAddress)
  await cache.put(ownerPath, new Response(whose))
}

/** Keeps a document as of `at`, with the build's files that it needs as far as they are known. */
export async function putPage(cache: Cache, page: KeptPage, answer: Response): Promise<void> {
  const headers = new Headers(answer.headers)
  // The text is neither compressed nor as long any more.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  headers.set(atHeader, String(page.at))
  headers.set(assetsHeader, page.assets.join())
  await cache.put(page.address, new Response(asKept(await answer.text()), { headers }))
}

/** Keeps the files that a kept document names, and those that its page has loaded beyond them. */
export async function keepAssets(cache: Cache, address: string, loaded: readonly string[] = []): Promise<void> {
  const answer = await find(cache, address)
  if (!answer) return
  const assets = [...new Set([...assetsIn(await answer.clone().text()), ...loaded])]
  await Promise.all(assets.map((path) => addOnce(cache, path)))
  await putPage(cache, { address, at: keptAt(answer), assets }, answer)
}

async function addOnce(cache: Cache, path: string): Promise<void> {
  if (await find(cache, path)) return
  const answer = await fetch(path)
  if (answer.ok) await cache.put(path, answer)
}

/** Deletes the oldest documents beyond the limit, and files that no document needs any more. */
export async function prune(cache: Cache): Promise<void> {
  const { kept, gone } = bounded(await listPages(cache))
  for (const address of gone) await cache.delete(address, byAddress)
  const offline = await find(cache, offlinePath)
  const needed = new Set([...kept.flatMap(({ assets }) => assets), ...(offline ? assetsOf(offline) : [])])
  for (const path of await addresses(cache)) {
    if (isAsset(path) && !needed.has(path)) await cache.delete(path, byAddress)
  }
}

/** The kept documents, latest first. */
export const listKept = async (cache: Cache): Promise<KeptLink[]> => bounded(await listPages(cache)).kept

async function listPages(cache: Cache): Promise<(KeptPage & KeptLink)[]> {
  const pages: (KeptPage & KeptLink)[] = []
  for (const address of await addresses(cache)) {
    if (isAsset(address) || address === offlinePath || address === ownerPath) continue
    const answer = await find(cache, address)
    if (answer) pages.push({ address, at: keptAt(answer), assets: assetsOf(answer), html: await answer.text() })
  }
  return pages
}

const assetsOf = ({ headers }: Response) => (headers.get(assetsHeader) ?? '').split(',').filter(Boolean)

async function addresses(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({ url }) => new URL(url)).map(({ pathname, search }) => pathname + search)
}

import type { GamePlatform, PlatformAsset } from '../../ports/game-platform.ts'
import { ServiceUnavailable } from '../../ports/service-unavailable.ts'
import { parseAnswer } from '../parse-answer.ts'
import { inventoryPageSchema, readInventoryPage } from './inventory-page.ts'
import { SERVICE, type SteamClient } from './steam-client.ts'

const call = { service: SERVICE, operation: 'inventory' }
const GAME = '730/2'
const DEFAULT_PAGE_SIZE = 1_000
const MAX_PAGES = 100

/** Reads all pages. Items traded away meanwhile can shift the pages, so assets are deduplicated by id. */
export async function getInventory(
  { config, request }: SteamClient,
  steamId: string,
  onPage: Parameters<GamePlatform['getInventory']>[1] = async () => {},
): ReturnType<GamePlatform['getInventory']> {
  const pageSize = config.inventoryPageSize ?? DEFAULT_PAGE_SIZE
  const assets = new Map<string, PlatformAsset>()
  let start: string | undefined
  for (let page = 1; page <= MAX_PAGES; page++) {
    const query = new URLSearchParams({ l: 'english', count: String(pageSize) })
    if (start !== undefined) query.set('start_assetid', start)
    const url = `${config.communityUrl}/inventory/${steamId}/${GAME}?${query}`
    const answer = await request({ operation: call.operation, url, isSafe: true })
    if (answer.status === 401 || answer.status === 403) return { ok: false, reason: 'private' }
    if (answer.status === 404) return { ok: false, reason: 'not_found' }
    const body = parseAnswer(inventoryPageSchema, answer.text, call)
    const read = readInventoryPage(body, steamId)
    if (read === null) throw new ServiceUnavailable(SERVICE, call.operation, 'malformed_answer')
    for (const asset of read) assets.set(asset.assetId, asset)
    await onPage({ pages: page, assets: assets.size, expected: body.total_inventory_count ?? null })
    if (!body.more_items) {
      const isComplete = assets.size >= (body.total_inventory_count ?? 0)
      return { ok: true, assets: [...assets.values()], isComplete }
    }
    if (body.last_assetid === undefined || body.last_assetid === start) break
    start = body.last_assetid
  }
  throw new ServiceUnavailable(SERVICE, call.operation, 'malformed_answer')
}

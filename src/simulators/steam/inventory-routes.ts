import { Hono } from 'hono'
import type { SteamContext } from './context.ts'
import { descriptionJson, propertiesJson } from './description-json.ts'

const DEFAULT_COUNT = 75
const MAX_COUNT = 2_000
const PUBLIC_CONTEXT = '2'
/** Context of items in trade protection, visible to their owner only. */
const PROTECTED_CONTEXT = '16'

/** `/inventory/<steamid>/730/<context>`: the community's inventory pages. */
export function inventoryRoutes({ accounts, assets, session, misbehaviour, now }: SteamContext): Hono {
  const app = new Hono()
  app.get('/inventory/:steamId/730/:contextId', misbehaviour.middleware, (context) => {
    const { steamId, contextId } = context.req.param()
    const account = accounts.find(steamId)
    if (!account) return context.json(null, 404)
    if (contextId !== PUBLIC_CONTEXT && contextId !== PROTECTED_CONTEXT) return context.json(null, 400)
    const isOwner = session.account(context)?.steamId === steamId
    const isOpen = contextId === PUBLIC_CONTEXT && account.isPublic
    if (!isOpen && !isOwner) return context.json(null, 403)

    const count = Math.min(Number(context.req.query('count')) || DEFAULT_COUNT, MAX_COUNT)
    const start = Number(context.req.query('start_assetid')) || undefined
    const filter = { owner: steamId, now: now(), isProtected: contextId === PROTECTED_CONTEXT }
    // Reads one extra row to know whether there is another page.
    const found = assets.list({ ...filter, after: start, limit: count + 1 })
    const half = misbehaviour.takeHalf()
    const whole = found.slice(0, count)
    const page = half === 'paging' || half === 'short' ? whole.slice(0, Math.floor(whole.length / 2)) : whole
    const hasMore = half === 'short' ? false : half === 'paging' || found.length > count
    const isProtected = filter.isProtected
    const descriptions = new Map(
      page.map((asset) => [
        `${asset.classId}_${asset.instanceId}`,
        descriptionJson({ ...asset, isTradable: asset.isTradable && !isProtected }),
      ]),
    )
    const last = page.at(-1)
    const answer = {
      ...(page.length > 0
        ? {
            assets: page.map((asset) => ({
              appid: 730,
              contextid: contextId,
              assetid: String(asset.assetId),
              classid: asset.classId,
              instanceid: asset.instanceId,
              amount: '1',
            })),
            descriptions: [...descriptions.values()],
            asset_properties: page.map((asset) => propertiesJson(asset, contextId)),
          }
        : {}),
      ...(hasMore ? { more_items: 1 } : {}),
      ...(hasMore && last && half === null ? { last_assetid: String(last.assetId) } : {}),
      total_inventory_count: assets.count(filter),
      success: 1,
      rwgrsn: -2,
    }
    if (half !== 'truncated') return context.json(answer)
    const text = JSON.stringify(answer)
    return context.body(text.slice(0, text.length / 2), 200, { 'content-type': 'application/json; charset=utf-8' })
  })
  return app
}

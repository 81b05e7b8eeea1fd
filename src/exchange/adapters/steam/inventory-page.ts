import { z } from 'zod'
import type { PlatformAsset } from '../../ports/game-platform.ts'
import { fillInspectLink, readAttachments, readNameTag, readTradableAfter } from './item-text.ts'

const lineSchema = z.object({ value: z.string(), name: z.string().optional() })
const flagSchema = z.union([z.boolean(), z.number()]).transform(Boolean)

const descriptionSchema = z.object({
  classid: z.string(),
  instanceid: z.string(),
  icon_url: z.string().default(''),
  name: z.string(),
  type: z.string().default(''),
  market_hash_name: z.string(),
  tradable: flagSchema,
  descriptions: z.array(lineSchema).default([]),
  owner_descriptions: z.array(lineSchema).default([]),
  fraudwarnings: z.array(z.string()).default([]),
  actions: z.array(z.object({ link: z.string() })).default([]),
  tags: z.array(z.object({ category: z.string(), internal_name: z.string() })).default([]),
})

const propertySchema = z.object({
  propertyid: z.number(),
  int_value: z.string().optional(),
  float_value: z.string().optional(),
  string_value: z.string().optional(),
})

export const inventoryPageSchema = z.object({
  success: z.literal([1, true]),
  assets: z
    .array(z.object({ assetid: z.string(), classid: z.string(), instanceid: z.string(), amount: z.string() }))
    .default([]),
  descriptions: z.array(descriptionSchema).default([]),
  asset_properties: z
    .array(z.object({ assetid: z.string(), asset_properties: z.array(propertySchema).default([]) }))
    .default([]),
  more_items: z.union([z.boolean(), z.number()]).optional(),
  last_assetid: z.string().optional(),
  total_inventory_count: z.number().optional(),
})
export type InventoryPage = z.infer<typeof inventoryPageSchema>
type Description = z.infer<typeof descriptionSchema>

const PAINT_SEED = 1
const WEAR = 2
const PAINT_INDEX = 7

type Properties = ReadonlyMap<number, string>

function numberOf(properties: Properties, id: number): number | null {
  const value = properties.get(id)
  const number = value === undefined ? Number.NaN : Number(value)
  return Number.isFinite(number) ? number : null
}

const linesNamed = (description: Description, name: string) =>
  description.descriptions.filter((line) => line.name === name).map((line) => line.value)

/** A description is shared by every asset of one class and instance; properties are specific to an asset. */
function toAsset(assetId: string, ownerId: string, description: Description, properties: Properties): PlatformAsset {
  const lines = [...description.descriptions, ...description.owner_descriptions].map((line) => line.value)
  const inspect = description.actions.find((action) => action.link.includes('csgo_econ_action_preview'))
  const tagLines = [...description.fraudwarnings, ...lines]
  return {
    assetId,
    classId: description.classid,
    instanceId: description.instanceid,
    marketHashName: description.market_hash_name,
    name: description.name,
    type: description.type,
    iconUrl: description.icon_url,
    isTradable: description.tradable,
    tradableAfter: description.tradable ? null : (lines.map(readTradableAfter).find((date) => date !== null) ?? null),
    wear: numberOf(properties, WEAR),
    paintSeed: numberOf(properties, PAINT_SEED),
    paintIndex: numberOf(properties, PAINT_INDEX),
    stickers: linesNamed(description, 'sticker_info').flatMap(readAttachments),
    charm: linesNamed(description, 'keychain_info').flatMap(readAttachments)[0] ?? null,
    nameTag: tagLines.map(readNameTag).find((tag) => tag !== null) ?? null,
    inspectLink: inspect ? fillInspectLink(inspect.link, { ownerId, assetId, properties }) : null,
    tags: Object.fromEntries(description.tags.map((tag) => [tag.category, tag.internal_name])),
  }
}

/** The assets of a page joined with their descriptions; null if a description is missing, as in a truncated page. */
export function readInventoryPage(page: InventoryPage, ownerId: string): PlatformAsset[] | null {
  const descriptions = new Map(page.descriptions.map((each) => [`${each.classid}_${each.instanceid}`, each]))
  const properties = new Map(
    page.asset_properties.map((each) => [
      each.assetid,
      new Map(
        each.asset_properties.map((one) => [
          one.propertyid,
          one.int_value ?? one.float_value ?? one.string_value ?? '',
        ]),
      ),
    ]),
  )
  const assets: PlatformAsset[] = []
  for (const { assetid, classid, instanceid } of page.assets) {
    const description = descriptions.get(`${classid}_${instanceid}`)
    if (!description) return null
    assets.push(toAsset(assetid, ownerId, description, properties.get(assetid) ?? new Map()))
  }
  return assets
}

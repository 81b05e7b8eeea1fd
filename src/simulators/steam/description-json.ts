import type { Asset, ItemFacts } from './assets.ts'

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Steam's markup for attachments to an item: one picture each, followed by the names as text. */
function attachmentsMarkup(
  id: 'sticker_info' | 'keychain_info',
  label: string,
  list: readonly { name: string; imageUrl?: string }[],
) {
  const titled = list.map(({ name, imageUrl = '' }) => {
    const source = escapeHtml(imageUrl)
    return `<img width=64 height=48 src="${source}" title="${escapeHtml(`${label}: ${name}`)}">`
  })
  const names = escapeHtml(`${label}: ${list.map(({ name }) => name).join(', ')}`)
  const style = 'border: 2px solid rgb(102, 102, 102); border-radius: 6px; width=100; margin:4px; padding:8px;'
  const box = `<div id="${id}" class="${id}" title="${label}" style="${style}"><center>${titled.join('')}<br>${names}</center></div>`
  return { type: 'html', value: `<br>${box}`, name: id }
}

function descriptionLines({ exterior, collection, stickers = [], charm, nameTag }: ItemFacts) {
  const blank = { type: 'html', value: ' ', name: 'blank' }
  return [
    ...(exterior ? [{ type: 'html', value: `Exterior: ${exterior}`, name: 'exterior_wear' }, blank] : []),
    ...(nameTag ? [{ type: 'html', value: `Name Tag: ''${escapeHtml(nameTag)}''`, name: 'nametag' }, blank] : []),
    ...(collection ? [{ type: 'html', value: collection, color: '9da1a9', name: 'itemset_name' }, blank] : []),
    ...(stickers.length > 0 ? [attachmentsMarkup('sticker_info', 'Sticker', stickers)] : []),
    ...(charm ? [attachmentsMarkup('keychain_info', 'Charm', [charm])] : []),
  ]
}

const INSPECT = 'steam://rungame/730/76561202255233023/+csgo_econ_action_preview%20'
const CERTIFICATE = 6

const inspectLink = ({ certificate }: ItemFacts, instanceId: string) =>
  `${INSPECT}${certificate ? `%propid:${CERTIFICATE}%` : `S%owner_steamid%A%assetid%D${instanceId}`}`

export interface DescribedAsset {
  classId: string
  instanceId: string
  facts: ItemFacts
  isTradable: boolean
}

/** One entry of `descriptions` in an inventory page or an offer list. */
export function descriptionJson({ classId, instanceId, facts, isTradable }: DescribedAsset) {
  const flag = isTradable ? 1 : 0
  return {
    appid: 730,
    classid: classId,
    instanceid: instanceId,
    currency: 0,
    background_color: '',
    icon_url: facts.iconUrl,
    descriptions: descriptionLines(facts),
    tradable: flag,
    actions: facts.exterior ? [{ link: inspectLink(facts, instanceId), name: 'Inspect in Game...' }] : [],
    name: facts.name,
    name_color: facts.nameColor ?? 'D2D2D2',
    type: facts.type,
    market_name: facts.marketHashName,
    market_hash_name: facts.marketHashName,
    commodity: 0,
    market_tradable_restriction: 7,
    market_marketable_restriction: 7,
    marketable: flag,
    tags: (facts.tags ?? []).map((tag) => ({
      category: tag.category,
      internal_name: tag.internalName,
      localized_category_name: tag.category,
      localized_tag_name: tag.label,
      ...(tag.color ? { color: tag.color } : {}),
    })),
  }
}

export type DescriptionJson = ReturnType<typeof descriptionJson>

/** One entry of `asset_properties`: the properties of a single asset. */
export function propertiesJson(asset: Asset, contextId: string) {
  const whole = (propertyid: number, name: string, value: number | null) =>
    value === null ? [] : [{ propertyid, int_value: String(value), name }]
  const properties = [
    ...whole(1, 'Pattern Template', asset.paintSeed),
    ...(asset.wear === null ? [] : [{ propertyid: 2, float_value: asset.wear, name: 'Wear Rating' }]),
    ...(asset.facts.certificate
      ? [{ propertyid: CERTIFICATE, string_value: asset.facts.certificate, name: 'Item Certificate' }]
      : []),
    ...whole(7, 'Finish Catalog', asset.paintIndex),
  ]
  return { appid: 730, contextid: contextId, assetid: String(asset.assetId), asset_properties: properties }
}

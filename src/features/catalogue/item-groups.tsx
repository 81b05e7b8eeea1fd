import type { CallData } from '#contract/call.ts'
import type { seriesItemset } from '#contract/market/info.ts'
import { Badge } from '#design/ui/data/badge.tsx'
import { RarityDot } from '#design/ui/data/rarity.tsx'
import { describeGoods } from '#features/items/describe-goods.ts'
import { infoFinder } from '#features/items/info-finder.ts'
import { rarityTierOf, tierOf } from '#features/items/rarity-tier.ts'
import { useGoodsPath } from '#features/navigation/goods-path.ts'
import { formatNumber, formatPercent } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { Part } from './page-parts.tsx'
import { Tile, TileGrid } from './tile.tsx'

type Items = CallData<typeof seriesItemset>['items']

export interface ItemGroup {
  rarity: string
  rarity_name: string
  is_special?: boolean
  odds?: number | null
  items: Items
}

interface ItemGroupsProps {
  groups: readonly ItemGroup[]
  goodsInfos: CallData<typeof seriesItemset>['goods_infos']
}

/** Finishes and other items, grouped by rarity: each links to the goods that represents it. */
export function ItemGroups({ groups, goodsInfos }: ItemGroupsProps) {
  const infoOf = infoFinder(goodsInfos)
  return groups.map(({ rarity, rarity_name, is_special = false, odds = null, items }) => {
    const name = is_special ? m.catalogue_specials() : rarity_name
    return (
      <Part
        key={`${rarity}-${is_special}`}
        title={
          <>
            <RarityDot tier={is_special ? 'extraordinary' : tierOf(rarity)} /> {name}
          </>
        }
        count={[
          ...(odds === null ? [] : [formatPercent(odds, 2)]),
          m.catalogue_items({ count: formatNumber(items.length) }),
        ].join(' · ')}
      >
        <TileGrid label={name}>
          {items.map((item) => {
            const info = infoOf(item)
            return info && <ItemTile key={item.goods_id} item={item} info={info} />
          })}
        </TileGrid>
      </Part>
    )
  })
}

type Info = ItemGroupsProps['goodsInfos'][number]

function ItemTile({ item, info }: { item: Items[number]; info: Info }) {
  const goodsPath = useGoodsPath()
  const { kind, name } = describeGoods(info)
  return (
    <Tile
      href={goodsPath(item.goods_id)}
      image={info.image}
      kind={kind}
      name={name}
      tier={rarityTierOf(info)}
      lowest={item.lowest_price}
      highest={item.highest_price}
      note={m.market_card_on_sale({ count: formatNumber(item.on_sale_count) })}
      tags={
        <>
          {item.has_stattrak && info.quality !== 'stattrak' && (
            <Badge tone="warning">{m.market_quality_stattrak()}</Badge>
          )}
          {item.has_souvenir && <Badge tone="warning">{m.market_quality_souvenir()}</Badge>}
        </>
      }
    />
  )
}

/** Groups items by rarity, keeping their order. */
export const groupsOf = (items: Items): ItemGroup[] =>
  [...Map.groupBy(items, (item) => item.rarity)].map(([rarity, own]) => ({
    rarity,
    rarity_name: own[0]!.rarity_name,
    items: own,
  }))

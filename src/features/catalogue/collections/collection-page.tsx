import { useSuspenseQuery } from '@tanstack/react-query'
import { LinkButton } from '#design/ui/action/button.tsx'
import { AsOf } from '#features/connection/as-of.tsx'
import { infoFinder } from '#features/items/info-finder.ts'
import { marketHref } from '#features/market/model.ts'
import { useMarketPath } from '#features/navigation/use-market-path.ts'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { cataloguePage } from '#styled-system/recipes/catalogue-page.js'
import { ContainerTiles } from '../container-tiles.tsx'
import { groupsOf, ItemGroups } from '../item-groups.tsx'
import { Hero, offeredFacts, Part } from '../page-parts.tsx'
import { collectionQuery } from '../queries.ts'

/** S1.1 One collection: its finishes by rarity, and the containers they come from. */
export function CollectionPage({ collectionKey }: { collectionKey: string }) {
  const found = useSuspenseQuery(collectionQuery(collectionKey))
  const { series, items, goods_infos, containers } = found.data
  const { market } = useMarketPath()
  const rarest = items[0] && infoFinder(goods_infos)(items[0])
  return (
    <div className={cataloguePage().root}>
      <AsOf query={found} />
      <Hero
        image={rarest?.image ?? ''}
        name={series.name}
        facts={[{ term: m.catalogue_finishes(), detail: formatNumber(items.length) }, ...offeredFacts(series)]}
      >
        <LinkButton href={marketHref(market, { collections: [series.key] })}>{m.catalogue_to_market()}</LinkButton>
      </Hero>
      <ItemGroups groups={groupsOf(items)} goodsInfos={goods_infos} />
      {containers.length > 0 && (
        <Part title={m.catalogue_comes_from()}>
          <ContainerTiles label={m.catalogue_comes_from()} containers={containers} />
        </Part>
      )}
    </div>
  )
}

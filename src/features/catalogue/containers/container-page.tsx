import { useSuspenseQuery } from '@tanstack/react-query'
import { LinkButton } from '#design/ui/action/button.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { AsOf } from '#features/connection/as-of.tsx'
import { marketHref } from '#features/market/model.ts'
import { useGoodsPath } from '#features/navigation/goods-path.ts'
import { useMarketPath } from '#features/navigation/use-market-path.ts'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { cataloguePage } from '#styled-system/recipes/catalogue-page.js'
import { row } from '#styled-system/recipes/row.js'
import { ItemGroups } from '../item-groups.tsx'
import { Hero, offeredFacts } from '../page-parts.tsx'
import { containerQuery } from '../queries.ts'
import { contentsSearch } from './contents-search.ts'
import { oddsNotes } from './odds-notes.ts'
import { qualitiesText } from './qualities-text.ts'

/** S1.1 One container: its contents, their odds, and their prices. */
export function ContainerPage({ containerKey }: { containerKey: string }) {
  const found = useSuspenseQuery(containerQuery(containerKey))
  const goodsPath = useGoodsPath()
  const { container, qualities, groups, goods_infos } = found.data
  const { market } = useMarketPath()
  const notes = oddsNotes(found.data)
  const search = contentsSearch(found.data)
  const styles = cataloguePage()
  return (
    <div className={styles.root}>
      <AsOf query={found} />
      <Hero
        image={container.image}
        name={container.name}
        facts={[
          ...offeredFacts(container),
          { term: m.catalogue_contents(), detail: m.catalogue_items({ count: formatNumber(container.item_count) }) },
          ...(qualities.length > 0 ? [{ term: m.catalogue_qualities(), detail: qualitiesText(qualities) }] : []),
        ]}
      >
        <div className={row({ gap: 2, wrap: true })}>
          <LinkButton look="primary" href={goodsPath(container.goods_id)}>
            {m.catalogue_container_to_goods()}
          </LinkButton>
          {search && <LinkButton href={marketHref(market, search)}>{m.catalogue_contents_to_market()}</LinkButton>}
        </div>
      </Hero>
      {groups.length === 0 ? (
        <EmptyState title={m.catalogue_contents_unknown()} />
      ) : (
        notes.length > 0 && (
          <div className={styles.note}>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
        )
      )}
      <ItemGroups groups={groups} goodsInfos={goods_infos} />
    </div>
  )
}

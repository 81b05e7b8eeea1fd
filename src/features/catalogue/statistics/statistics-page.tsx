import { useQuery } from '@tanstack/react-query'
import { PageHead } from '#design/ui/navigation/page-head.tsx'
import { Segmented } from '#design/ui/form/segmented.tsx'
import { Select } from '#design/ui/form/select.tsx'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { statisticsSorts, statisticsWindows } from '#contract/words.ts'
import { AsOf } from '#features/connection/as-of.tsx'
import { keepPreviousOnline } from '#features/connection/keep-previous-online.ts'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { formatMoment } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { cataloguePage } from '#styled-system/recipes/catalogue-page.js'
import { scrollStrip } from '#styled-system/recipes/scroll-strip.js'
import { Part } from '../page-parts.tsx'
import { statisticsQuery } from '../queries.ts'
import { statisticsSearch, type StatisticsSearch } from '../search.ts'
import { useCatalogueSearch } from '../use-catalogue-search.ts'
import { CategoryTable } from './category-table.tsx'
import { KeyFigures } from './key-figures.tsx'
import { MarketIndex } from './market-index.tsx'
import { MoversTable } from './movers-table.tsx'

const windowLabels = {
  '1d': m.catalogue_window_1d,
  '7d': m.catalogue_window_7d,
  '30d': m.catalogue_window_30d,
}
const sortLabels = {
  volume: m.catalogue_sort_volume,
  turnover: m.catalogue_sort_turnover,
  gainers: m.catalogue_sort_gainers,
  losers: m.catalogue_sort_losers,
}

/** S1.1 Market statistics: the price index, the sales, and the biggest movers. */
export function StatisticsPage({ search }: { search: StatisticsSearch }) {
  const { window = '7d', sort = 'volume', category } = search
  const found = useQuery({ ...statisticsQuery(search), placeholderData: keepPreviousOnline })
  const change = useCatalogueSearch(statisticsSearch)
  const timeZone = useTimeZone()
  const { data } = found
  return (
    <div className={cataloguePage().root}>
      <PageHead
        title={m.catalogue_statistics()}
        text={m.catalogue_statistics_text()}
        tools={
          <>
            <Select
              label={m.catalogue_category()}
              options={[
                { value: 'all', label: m.catalogue_category_all() },
                ...(data?.categories ?? []).map(({ key, name }) => ({ value: key, label: name })),
              ]}
              value={category ?? 'all'}
              onChange={(next) => change({ category: next === 'all' ? undefined : next })}
            />
            <Segmented
              label={m.catalogue_window()}
              options={statisticsWindows.map((value) => ({ value, label: windowLabels[value]() }))}
              value={window}
              onChange={(next) => change({ window: next })}
            />
          </>
        }
      />
      <AsOf query={found} />
      {found.isPending && (
        <div role="status" aria-label={m.catalogue_loading()} aria-busy="true">
          <Skeleton shape="block" width="full" count={2} />
        </div>
      )}
      {found.isError && !data && <FailedQuery title={m.catalogue_statistics_failed()} query={found} />}
      {data && (
        <>
          <KeyFigures statistics={data} window={window} />
          <MarketIndex days={data.days} />
          <Part title={m.catalogue_movers()}>
            <div className={scrollStrip()}>
              <Segmented
                label={m.catalogue_sort()}
                options={statisticsSorts.map((value) => ({ value, label: sortLabels[value]() }))}
                value={sort}
                onChange={(next) => change({ sort: next })}
              />
            </div>
            <MoversTable statistics={data} isBusy={found.isPlaceholderData} />
          </Part>
          <Part title={m.catalogue_categories()}>
            <CategoryTable categories={data.categories} />
          </Part>
          <p className={cataloguePage().note}>
            {m.catalogue_statistics_note({ time: formatMoment(data.as_of, timeZone, found.dataUpdatedAt / 1000) })}
          </p>
        </>
      )}
    </div>
  )
}

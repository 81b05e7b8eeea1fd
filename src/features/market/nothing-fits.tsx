import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { CallData } from '#contract/call.ts'
import type { suggest } from '#contract/market/on-sale.ts'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { SearchIcon } from '#design/ui/icon/icons.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { formatMoney } from '#i18n/format.ts'
import { loadOnline } from '#lib/browser/load-online.ts'
import * as m from '#paraglide/messages.js'
import { marketSuggestions } from '#styled-system/recipes/market-suggestions.js'
import { marketHref, withChange, type MarketSearch } from './model.ts'
import { suggestionsQuery } from './queries.ts'
import type { Market } from './use-market.ts'

const Culprits = lazy(() => loadOnline(() => import('./filters/culprits.tsx')))
const LateRecentlyViewed = lazy(() => loadOnline(() => import('./recent/late-recently-viewed.tsx')))

/**
 * Shown when nothing on sale matches, or nothing can: the likely intended keyword, and goods of that name that are not
 * on sale.
 */
export function NothingFits({ market }: { market: Market }) {
  const { search, path, filter } = market
  const { data } = useQuery({ ...suggestionsQuery(search.keyword ?? ''), enabled: search.keyword !== undefined })
  const meant = data?.corrected_keyword
  const change = (next: MarketSearch) => marketHref(path, withChange(search, next))
  const exteriors = filter.exteriors.filter(({ key }) => data?.exteriors?.includes(key))
  const clear = <Button onClick={market.clear}>{m.market_filters_clear()}</Button>
  return (
    <>
      <EmptyState
        icon={<SearchIcon size={24} />}
        title={market.list.isError ? m.market_refused() : m.market_empty()}
        text={
          meant
            ? exteriors.length > 0
              ? m.market_exteriors_only({ keyword: meant, exteriors: exteriors.map(({ name }) => name).join(' · ') })
              : m.market_meant({ keyword: meant })
            : m.market_empty_text()
        }
        action={
          <>
            {meant && exteriors.length === 0 && (
              <LinkButton look="primary" href={change({ keyword: meant })}>
                {m.market_meant_show({ keyword: meant })}
              </LinkButton>
            )}
            {meant &&
              exteriors.map(({ key, name }) => (
                <LinkButton key={key} href={change({ keyword: meant, exteriors: [key] })}>
                  {name}
                </LinkButton>
              ))}
            {clear}
            <LinkButton href={market.wantHref}>{m.market_want_short()}</LinkButton>
          </>
        }
      />
      {market.active.length > 1 && (
        <Suspense fallback={null}>
          <Culprits market={market} />
        </Suspense>
      )}
      {data && data.items.length > 0 && <Found items={data.items} />}
      <Suspense fallback={null}>
        <LateRecentlyViewed />
      </Suspense>
    </>
  )
}

/** The goods the market knows by that name. */
function Found({ items }: { items: CallData<typeof suggest>['items'] }) {
  const styles = marketSuggestions()
  return (
    <ul aria-label={m.market_found_instead()} className={styles.found}>
      {items.map((item) => (
        <li key={item.goods_id}>
          <a href={`/goods/${item.goods_id}`} className={styles.option}>
            <img className={styles.art} src={`${item.image}@1.webp`} alt="" width={256} height={192} loading="lazy" />
            <span className={styles.name}>{item.name}</span>
            <span className={styles.price}>
              {item.lowest_price === null ? m.market_not_on_sale() : formatMoney(item.lowest_price)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

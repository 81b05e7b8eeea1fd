import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ArrowRightIcon } from '#design/ui/icon/page-icons.tsx'
import { EmptyState, ErrorState } from '#design/ui/status/states.tsx'
import { AsOf } from '#features/connection/as-of.tsx'
import { describeCallError } from '#features/errors/describe-call-error.ts'
import { cardsOf } from '#features/market/cards/card-model.ts'
import { ItemGrid, ItemGridSkeleton } from '#features/market/cards/item-grid.tsx'
import { callErrorOf } from '#lib/calls/mask-error.ts'
import * as m from '#paraglide/messages.js'
import { homePage } from '#styled-system/recipes/home-page.js'
import type { hotListQuery, newListQuery } from './queries.ts'

export interface GoodsSectionProps {
  title: string
  text: string
  query: ReturnType<typeof hotListQuery> | ReturnType<typeof newListQuery>
  count: number
  allHref: string
  allLabel: string
  /** Near the top of the page: loads its pictures eagerly. */
  isEarly?: boolean
}

/** A list of goods on the home page, with a link to the full list. */
export function GoodsSection({ title, text, query, count, allHref, allLabel, isEarly }: GoodsSectionProps) {
  const list = useQuery(query)
  const { data, isPending, isFetching, error, refetch } = list
  const cards = useMemo(() => (data ? cardsOf([data]).slice(0, count) : []), [data, count])
  const styles = homePage()
  return (
    <section className={styles.section}>
      <header className={styles.sectionHead}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
        <a className={styles.all} href={allHref}>
          {allLabel}
          <ArrowRightIcon size={16} />
        </a>
      </header>
      {isPending && <ItemGridSkeleton isShort label={title} count={count} />}
      {!isPending && !data && (
        <ErrorState
          isCompact
          title={m.home_list_failed()}
          text={describeCallError(callErrorOf(error))}
          retryLabel={m.error_retry()}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <AsOf query={list} />
      {data && cards.length === 0 && <EmptyState isCompact title={m.home_list_empty()} />}
      {cards.length > 0 && <ItemGrid isShort label={title} cards={cards} early={isEarly ? count : 0} />}
    </section>
  )
}

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { BargainView } from '#contract/bargains/fields.ts'
import { LinkButton } from '#design/ui/action/button.tsx'
import { ChipLink } from '#design/ui/action/chip.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { AsOf } from '#features/connection/as-of.tsx'
import { keepPreviousOnline } from '#features/connection/keep-previous-online.ts'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { useBargainPaths } from '#features/navigation/bargain-path.ts'
import { useMarketPath } from '#features/navigation/use-market-path.ts'
import { usePlace } from '#features/navigation/use-place.ts'
import { ItemListPending } from '#features/trading/list/item-list-pending.tsx'
import { rowsOf } from '#features/trading/list/rows-of.ts'
import type { Entry } from '#features/trading/selection/selection.ts'
import { useSelectionStore } from '#features/trading/selection/selection-store.ts'
import { formatNumber } from '#i18n/format.ts'
import { stringifySearch } from '#lib/search/search-codec.ts'
import * as m from '#paraglide/messages.js'
import { row } from '#styled-system/recipes/row.js'
import { stack } from '#styled-system/recipes/stack.js'
import { AnswerBargains, type Asked } from './answer-bargains.tsx'
import { ReceivedList, SentList } from './bargain-list.tsx'
import { listLabel } from './describe-bargain.ts'
import { isAnswerable, type Role } from './model.ts'
import { allToAnswerQuery, bargainsQuery } from './queries.ts'
import { ReceivedBar } from './received-bar.tsx'
import { shows, type Show } from './search.ts'

interface BargainsPageProps {
  side: Role
  show: Show
}

const showNames: Record<Show, () => string> = {
  open: m.bargains_show_open,
  accepted: m.bargains_show_accepted,
  ended: m.bargains_show_ended,
}

const answerableEntries = (bargains: readonly BargainView[]) =>
  bargains.filter(isAnswerable).map((bargain): Entry<BargainView> => [bargain.bargain_id, bargain])

/** S2.8 S2.10 The bargains that the user sent, or those they received. */
export function BargainsPage({ side, show }: BargainsPageProps) {
  const list = useInfiniteQuery({ ...bargainsQuery(side, show), placeholderData: keepPreviousOnline })
  const [asked, setAsked] = useState<Asked | null>(null)
  const pages = list.data?.pages
  const bargains = useMemo(() => rowsOf(pages, ({ bargain_id }) => bargain_id), [pages])
  const answerable = useMemo(() => answerableEntries(bargains), [bargains])
  const barred = useMemo(
    () => bargains.filter((bargain) => !isAnswerable(bargain)).map(({ bargain_id }) => bargain_id),
    [bargains],
  )
  const client = useQueryClient()
  const isWhole = list.isSuccess && !list.isPlaceholderData && !list.hasNextPage
  const reading = { key: list.isFetching || list.isError ? undefined : show, isWhole }
  const chosen = useSelectionStore({ shown: answerable, barred, reading, scope: side })
  const readAll = () => {
    if (isWhole || show !== 'open') return answerable
    return client.fetchQuery(allToAnswerQuery()).then(answerableEntries)
  }
  const rows = { bargains, now: list.dataUpdatedAt, isBusy: list.isPlaceholderData, more: list }
  return (
    <div className={stack({ gap: 4 })}>
      <Shows side={side} show={show} />
      <AsOf query={list} />
      {list.isPending ? (
        <ItemListPending label={m.bargains_loading()} />
      ) : list.isError && bargains.length === 0 ? (
        <FailedQuery title={m.bargains_failed()} query={list} />
      ) : bargains.length === 0 ? (
        <Empty side={side} show={show} />
      ) : side === 'buyer' ? (
        <SentList {...rows} />
      ) : (
        <ReceivedList
          {...rows}
          show={show}
          answerable={answerable}
          readAll={readAll}
          chosen={chosen}
          bar={(selected) => <ReceivedBar selected={selected} onAsk={setAsked} />}
        />
      )}
      <AnswerBargains asked={asked} onClose={() => setAsked(null)} onDone={chosen.drop} />
    </div>
  )
}

/** Selects which bargains to show, with the number of those under way. */
function Shows({ side, show }: BargainsPageProps) {
  const { lists } = useBargainPaths()
  const open = useInfiniteQuery(bargainsQuery(side, 'open'))
  const count = open.data && formatNumber(rowsOf(open.data.pages, ({ bargain_id }) => bargain_id).length)
  return (
    <nav aria-label={listLabel(side)} className={row({ wrap: true })}>
      {shows.map((one) => (
        <ChipLink
          key={one}
          href={lists[side] + stringifySearch({ show: one === 'open' ? undefined : one })}
          isCurrent={one === show}
        >
          {showNames[one]()}
          {one === 'open' && count !== undefined && <span>{open.hasNextPage ? `${count}+` : count}</span>}
        </ChipLink>
      ))}
    </nav>
  )
}

function Empty({ side, show }: BargainsPageProps) {
  const { market } = useMarketPath()
  const setting = usePlace().find('/sale/shop')
  const { lists } = useBargainPaths()
  if (show !== 'open') {
    const isAccepted = show === 'accepted'
    return (
      <EmptyState
        title={isAccepted ? m.bargains_empty_accepted() : m.bargains_empty_ended()}
        text={isAccepted ? m.bargains_empty_accepted_text() : m.bargains_empty_ended_text()}
        action={<LinkButton href={lists[side]}>{m.bargains_to_open()}</LinkButton>}
      />
    )
  }
  if (side === 'buyer') {
    return (
      <EmptyState
        title={m.bargains_empty_sent()}
        text={m.bargains_empty_sent_text()}
        action={<LinkButton href={market}>{m.bargains_to_market()}</LinkButton>}
      />
    )
  }
  return (
    <EmptyState
      title={m.bargains_empty_received()}
      text={m.bargains_empty_received_text()}
      action={setting && <LinkButton href={`${setting}?settings=1`}>{m.bargains_to_terms()}</LinkButton>}
    />
  )
}

import { useQuery, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { LoadMore } from '#design/ui/action/load-more.tsx'
import { GiftIcon } from '#design/ui/icon/page-icons.tsx'
import { PageHead } from '#design/ui/navigation/page-head.tsx'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { EmptyState, ErrorState, NoPermission } from '#design/ui/status/states.tsx'
import { AsOf } from '#features/connection/as-of.tsx'
import { describeCallError } from '#features/errors/describe-call-error.ts'
import { usePlace } from '#features/navigation/use-place.ts'
import { sessionQuery } from '#features/session/queries.ts'
import { useLogin } from '#features/sign-in/use-login.ts'
import { RedeemForm } from '#features/wallet/codes/redeem-form.tsx'
import { formatDate, formatMoney } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import { callErrorOf } from '#lib/calls/mask-error.ts'
import * as m from '#paraglide/messages.js'
import { activityPage } from '#styled-system/recipes/activity-page.js'
import { giftsQuery } from './queries.ts'

/** S1.13 Redeems codes for gifts, and lists the gifts received. */
export function GiftExchangePage() {
  const { data: session } = useQuery(sessionQuery())
  const { openLogin } = useLogin()
  const { find } = usePlace()
  const styles = activityPage()
  return (
    <div className={styles.root}>
      <PageHead
        title={m.activities_exchange()}
        text={m.activities_exchange_text()}
        tools={<LinkButton href={find('/activity')!}>{m.activities_all()}</LinkButton>}
      />
      {session ? (
        <div className={styles.columns}>
          <CodePanel />
          <Gifts />
        </div>
      ) : (
        <NoPermission
          title={m.activities_exchange_sign_in()}
          action={
            <Button look="primary" onClick={openLogin}>
              {m.shell_sign_in()}
            </Button>
          }
        />
      )}
    </div>
  )
}

/** Resets to an empty form after each code, because there may be another. */
function CodePanel() {
  const [round, setRound] = useState(0)
  const styles = activityPage()
  return (
    <section className={styles.panel} aria-label={m.activities_code()}>
      <h2 className={styles.heading}>{m.activities_code()}</h2>
      <RedeemForm key={round} onDone={() => setRound(round + 1)} />
    </section>
  )
}

function Gifts() {
  const gifts = useInfiniteQuery(giftsQuery())
  const timeZone = useTimeZone()
  const styles = activityPage()
  const shown = gifts.data?.pages.flatMap(({ items }) => items)
  return (
    <section className={styles.panel} aria-labelledby="my-gifts" aria-busy={gifts.isPending}>
      <h2 id="my-gifts" className={styles.heading}>
        {m.activities_mine()}
      </h2>
      <AsOf query={gifts} />
      {gifts.isPending && <Skeleton shape="row" count={3} />}
      {gifts.isError && !shown && (
        <ErrorState
          isCompact
          title={m.activities_mine_failed()}
          text={describeCallError(callErrorOf(gifts.error))}
          retryLabel={m.error_retry()}
          isRetrying={gifts.isFetching}
          onRetry={() => void gifts.refetch()}
        />
      )}
      {shown?.length === 0 && <EmptyState isCompact icon={<GiftIcon size={24} />} title={m.activities_mine_empty()} />}
      {shown && shown.length > 0 && (
        <ul className={styles.gifts} aria-labelledby="my-gifts">
          {shown.map((gift) => (
            <li key={gift.gift_id} className={styles.row}>
              <span className={styles.name}>{gift.name}</span>
              <span className={styles.worth}>{formatMoney(gift.amount)}</span>
              <span className={styles.when}>{formatDate(gift.granted_at, timeZone)}</span>
            </li>
          ))}
        </ul>
      )}
      <LoadMore label={m.activities_mine_more()} list={gifts} />
    </section>
  )
}

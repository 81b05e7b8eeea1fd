import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '#design/ui/action/button.tsx'
import { Avatar } from '#design/ui/data/avatar.tsx'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { formatDate, formatMoment } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { sellingList } from '#styled-system/recipes/selling-list.js'
import { textLink } from '#styled-system/recipes/text-link.js'
import { lookAtBuyerMutation } from '../mutations.ts'
import { buyerQuery } from '../queries.ts'

/** The buyer's account on the platform, to compare before the offer is sent: lookalike accounts exist. */
export function BuyerCard({ orderId }: { orderId: string }) {
  const client = useQueryClient()
  const buyer = useQuery(buyerQuery(orderId))
  const look = useMutation(lookAtBuyerMutation(client, orderId))
  const timeZone = useTimeZone()
  const styles = sellingList()
  if (buyer.isError && !buyer.data) return <FailedQuery title={m.selling_buyer_failed()} query={buyer} />
  if (!buyer.data) return <Skeleton shape="row" width="full" />
  const { nickname, avatar, steam_id, is_public, profile_url, registered_at, checked_at } = buyer.data
  return (
    <section className={styles.buyer} aria-label={m.selling_buyer()}>
      <Avatar name={nickname} src={avatar} />
      <span className={styles.buyerFacts}>
        <strong>{nickname}</strong>
        <span>{m.selling_buyer_steam({ id: steam_id })}</span>
        <span>
          {registered_at === null
            ? m.selling_buyer_registered_private()
            : m.selling_buyer_registered({ date: formatDate(registered_at, timeZone) })}
        </span>
        <span>
          {is_public ? m.selling_buyer_public() : m.selling_buyer_private()} ·{' '}
          {m.selling_buyer_checked({ time: formatMoment(checked_at, timeZone) })}
        </span>
      </span>
      <a className={textLink()} href={profile_url} target="_blank" rel="noreferrer">
        {m.selling_buyer_profile()}
      </a>
      <Button size="sm" isLoading={look.isPending} onClick={() => look.mutate()}>
        {m.selling_buyer_refresh()}
      </Button>
    </section>
  )
}

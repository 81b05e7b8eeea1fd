import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import type { BargainView } from '#contract/bargains/fields.ts'
import { LinkButton } from '#design/ui/action/button.tsx'
import { Badge } from '#design/ui/data/badge.tsx'
import { Difference, Price } from '#design/ui/data/price.tsx'
import { useBargainPaths } from '#features/navigation/bargain-path.ts'
import { termsQuery } from '#features/listings/terms-queries.ts'
import { DeadlineLine } from '#features/trading/deadline/deadline-line.tsx'
import { ItemRow } from '#features/trading/list/item-row.tsx'
import { netOf } from '#features/trading/price/net-of.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import { percentFrom } from '#lib/percent-from.ts'
import * as m from '#paraglide/messages.js'
import { describeBargainState, describeEnd, describeTask } from './describe-bargain.ts'
import { heldOf, isMyTurn } from './model.ts'

interface BargainRowProps {
  bargain: BargainView
  /** When the list was fetched, in milliseconds. */
  now: number
  onSelect?: ((id: string, isExtending: boolean) => void) | undefined
}

/** One bargain: the offer against the listing's price, whose turn it is and until when. Its name links to its page. */
export const BargainRow = memo(function BargainRow({ bargain, now, onSelect }: BargainRowProps) {
  const { bargain_id: id, role, price, listing_price, counter_price, goods_info: info } = bargain
  const href = useBargainPaths().bargain(role, id)
  const { name, tone } = describeBargainState(bargain)
  const percent = percentFrom(listing_price, price)
  return (
    <ItemRow
      id={id}
      info={info}
      asset={bargain.asset}
      href={href}
      badge={<Badge tone={tone}>{name}</Badge>}
      cells={[
        {
          label: m.bargains_offer(),
          value: (
            <>
              <Price amount={price} size="sm" />{' '}
              {percent !== null && <Difference percent={percent} isNeutral={role === 'seller'} />}
            </>
          ),
        },
        {
          label: m.bargains_counter(),
          value: counter_price === null ? '—' : <Price amount={counter_price} size="sm" />,
        },
        role === 'seller'
          ? { label: m.bargains_net(), value: <Net price={counter_price ?? price} /> }
          : { label: m.bargains_held(), value: <Held amount={heldOf(bargain)} /> },
        { label: m.bargains_listed(), value: <Price amount={listing_price} tone="muted" size="sm" /> },
      ]}
      note={<Note bargain={bargain} now={now} />}
      actions={
        isMyTurn(bargain) && (
          <LinkButton size="sm" href={href} aria-label={m.bargains_answer_of({ name: info.name })}>
            {bargain.state === 'awaiting_payment' ? m.bargains_pay() : m.bargains_answer()}
          </LinkButton>
        )
      }
      onSelect={onSelect}
    />
  )
})

const Held = ({ amount }: { amount: string }) =>
  amount === '0.00' ? '—' : <Price amount={amount} tone="muted" size="sm" />

/** The seller's net for a price. */
function Net({ price }: { price: string }) {
  const { data } = useQuery(termsQuery())
  return data ? <Price amount={netOf(price, data.fee_basis_points).net} tone="muted" size="sm" /> : '—'
}

function Note({ bargain, now }: Pick<BargainRowProps, 'bargain' | 'now'>) {
  const timeZone = useTimeZone()
  const { role, counterpart, deadline_at, ended_at } = bargain
  const who =
    role === 'seller' ? m.bargains_from({ name: counterpart.nickname }) : m.bargains_to({ name: counterpart.nickname })
  const task = describeTask(bargain)
  if (task) return <DeadlineLine {...task} until={deadline_at} isMine={isMyTurn(bargain)} now={now} />
  return [who, describeEnd(bargain), ended_at !== null && formatDateTime(ended_at, timeZone)]
    .filter(Boolean)
    .join(' · ')
}

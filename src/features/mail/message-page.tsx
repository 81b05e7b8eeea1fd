import { useMutation, useQuery, useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { mailCategories, type MailCategory } from '#contract/words.ts'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { ChipLink } from '#design/ui/action/chip.tsx'
import { CheckIcon } from '#design/ui/icon/icons.tsx'
import { LoadMore } from '#design/ui/action/load-more.tsx'
import { PageHead } from '#design/ui/navigation/page-head.tsx'
import { MailIcon } from '#design/ui/icon/account-icons.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { useKeptFocus } from '#design/ui/dialog/use-kept-focus.ts'
import { usePublicPath } from '#device/use-public-path.ts'
import { AsOf } from '#features/connection/as-of.tsx'
import { contentId } from '#features/navigation/skip-link.tsx'
import { useAskedSearch } from '#features/navigation/use-asked-search.ts'
import { usePlace } from '#features/navigation/use-place.ts'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { mailList } from '#styled-system/recipes/mail-list.js'
import { rowList } from '#styled-system/recipes/row-list.js'
import { MailRow } from './mail-row.tsx'
import { markReadMutation } from './mutations.ts'
import { placeOf, type Mail, type Unread } from './model.ts'
import { mailsQuery } from './queries.ts'
import { mailSearch, type MailFilter } from './search.ts'
import { unreadQuery } from './unread-queries.ts'

const names: Record<MailCategory, () => string> = {
  trade: m.mail_category_trade,
  money: m.mail_category_money,
  account: m.mail_category_account,
  service: m.mail_category_service,
}

/** S1.11 The market's messages to this person, newest first, each linked to its subject. */
export function MessagePage({ filter }: { filter: MailFilter }) {
  const queryClient = useQueryClient()
  const mails = useSuspenseInfiniteQuery(mailsQuery(filter))
  const { data: unread } = useQuery({ ...unreadQuery(), meta: { quiet: true } })
  const read = useMutation(markReadMutation(queryClient))
  const { find } = usePlace()
  const kept = useKeptFocus<HTMLUListElement>(contentId)
  const styles = mailList()
  const shown = mails.data.pages.flatMap(({ items }) => items)
  const waiting = filter.category ? unread?.by_category[filter.category] : unread?.total
  const hrefOf = (mail: Mail) => {
    const place = placeOf(mail)
    const page = place && find(place.page)
    return page && page + (place.rest ?? '')
  }
  return (
    <div className={styles.root}>
      <PageHead
        title={m.mail_title()}
        tools={
          <Button
            size="sm"
            icon={<CheckIcon size={16} />}
            disabled={!waiting}
            isLoading={read.isPending && 'all' in read.variables}
            onClick={() => read.mutate({ all: true, category: filter.category })}
          >
            {filter.category ? m.mail_read_category() : m.mail_read_all()}
          </Button>
        }
      />
      <Filters filter={filter} unread={unread} />
      <AsOf query={mails} />
      {shown.length === 0 ? (
        <Empty filter={filter} />
      ) : (
        <ul className={rowList().list} aria-label={m.mail_title()} {...kept}>
          {shown.map((mail) => (
            <MailRow
              key={mail.mail_id}
              mail={mail}
              href={hrefOf(mail)}
              onRead={() => read.mutate({ mailIds: [mail.mail_id] })}
            />
          ))}
        </ul>
      )}
      <LoadMore label={m.mail_load_more()} list={mails} />
    </div>
  )
}

interface FiltersProps {
  filter: MailFilter
  unread: Unread | undefined
}

function Filters({ filter: shown, unread }: FiltersProps) {
  const page = usePublicPath()('/pc/message')
  const filter = useAskedSearch('/message', mailSearch, shown)
  const styles = mailList()
  const href = ({ category, unread: only }: MailFilter) => {
    const query = new URLSearchParams({ ...(category && { category }), ...(only && { unread: '1' }) }).toString()
    return query ? `${page}?${query}` : page
  }
  const chip = (category: MailCategory | undefined, name: string, count: number | undefined) => (
    <ChipLink key={category ?? 'all'} href={href({ ...filter, category })} isCurrent={filter.category === category}>
      {name}
      {!!count && <span className={styles.count}>{formatNumber(count)}</span>}
    </ChipLink>
  )
  return (
    <div className={styles.bar}>
      <nav aria-label={m.mail_kinds()} className={styles.filters}>
        {chip(undefined, m.mail_category_all(), unread?.total)}
        {mailCategories.map((category) => chip(category, names[category](), unread?.by_category[category]))}
      </nav>
      <ChipLink href={href({ ...filter, unread: filter.unread ? undefined : true })} isCurrent={filter.unread === true}>
        {m.mail_show_unread()}
      </ChipLink>
    </div>
  )
}

function Empty({ filter }: { filter: MailFilter }) {
  const page = usePublicPath()('/pc/message')
  const icon = <MailIcon size={24} />
  if (!filter.unread && !filter.category)
    return <EmptyState icon={icon} title={m.mail_empty()} text={m.mail_empty_text()} />
  return (
    <EmptyState
      icon={icon}
      title={filter.unread ? m.mail_empty_unread() : m.mail_empty_category()}
      text={filter.unread ? m.mail_empty_unread_text() : undefined}
      action={<LinkButton href={page}>{m.mail_show_everything()}</LinkButton>}
    />
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { feedbackStates } from '#contract/words.ts'
import { Badge } from '#design/ui/data/badge.tsx'
import { ChipLink } from '#design/ui/action/chip.tsx'
import { LoadMore } from '#design/ui/action/load-more.tsx'
import { TalkIcon } from '#design/ui/icon/page-icons.tsx'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import { AsOf } from '#features/connection/as-of.tsx'
import { describeCallError } from '#features/errors/describe-call-error.ts'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { formatDateTime } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import { callErrorOf } from '#lib/calls/mask-error.ts'
import * as m from '#paraglide/messages.js'
import { feedbackList } from '#styled-system/recipes/feedback-list.js'
import { stateNames, stateTones, topicNames } from './describe-feedback.ts'
import type { Feedback } from './model.ts'
import { feedbacksQuery } from './queries.ts'
import type { FeedbackSearch } from './search.ts'
import { stateHref } from './state-href.ts'

/** The user's feedback, newest first. */
export function FeedbackList({ search }: { search: FeedbackSearch }) {
  const { state } = search
  const list = useInfiniteQuery(feedbacksQuery(state))
  const page = usePublicPath()('/pc/feedback')
  const styles = feedbackList()
  const shown = list.data?.pages.flatMap(({ items }) => items)
  return (
    <section className={styles.root} aria-labelledby="my-feedback">
      <h2 id="my-feedback" className={styles.title}>
        {m.feedback_mine()}
      </h2>
      <nav className={styles.filters} aria-label={m.feedback_states()}>
        <ChipLink href={stateHref(page, search, undefined)} isCurrent={state === undefined}>
          {m.feedback_state_any()}
        </ChipLink>
        {feedbackStates.map((one) => (
          <ChipLink key={one} href={stateHref(page, search, one)} isCurrent={one === state}>
            {stateNames[one]()}
          </ChipLink>
        ))}
      </nav>
      {!shown && !list.isError && (
        <div role="status" aria-busy="true" aria-label={m.feedback_loading()}>
          <Skeleton shape="row" width="full" count={4} />
        </div>
      )}
      {!shown && list.isError && <FailedQuery title={m.feedback_list_failed()} query={list} />}
      <AsOf query={list} />
      {shown?.length === 0 && (
        <EmptyState
          isCompact
          icon={<TalkIcon size={20} />}
          title={state ? m.feedback_empty_state() : m.feedback_empty()}
          text={state ? undefined : m.feedback_empty_text()}
        />
      )}
      {shown && shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((feedback) => (
            <Row key={feedback.feedback_id} feedback={feedback} href={`${page}/${feedback.feedback_id}`} />
          ))}
        </ul>
      )}
      <LoadMore
        label={m.feedback_load_more()}
        list={list}
        failure={list.error ? describeCallError(callErrorOf(list.error)) : undefined}
      />
    </section>
  )
}

function Row({ feedback, href }: { feedback: Feedback; href: string }) {
  const timeZone = useTimeZone()
  const styles = feedbackList()
  return (
    <li>
      <a className={styles.row} href={href}>
        <span className={styles.head}>
          <span className={styles.topic}>{topicNames[feedback.topic]()}</span>
          <Badge tone={stateTones[feedback.state]}>{stateNames[feedback.state]()}</Badge>
        </span>
        <span className={styles.text}>{feedback.text}</span>
        <span className={styles.when}>{formatDateTime(feedback.updated_at, timeZone)}</span>
      </a>
    </li>
  )
}

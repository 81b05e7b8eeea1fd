import { useSuspenseQuery } from '@tanstack/react-query'
import { Badge } from '#design/ui/data/badge.tsx'
import { LinkButton } from '#design/ui/action/button.tsx'
import { ChevronLeftIcon } from '#design/ui/icon/icons.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import { useOrderPaths } from '#features/navigation/order-path.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { conversation } from '#styled-system/recipes/conversation.js'
import { textLink } from '#styled-system/recipes/text-link.js'
import { text } from '#styled-system/recipes/text.js'
import { CloseButton } from './close-button.tsx'
import { Conversation } from './conversation.tsx'
import { reasonNames, stateNames, stateTones, topicNames } from './describe-feedback.ts'
import { recordQuery } from './queries.ts'
import { ReplyForm } from './reply-form.tsx'

/** S1.10 One feedback as a conversation with the operators. */
export function RecordPage({ feedbackId }: { feedbackId: string }) {
  const { data: record } = useSuspenseQuery(recordQuery(feedbackId))
  const page = usePublicPath()('/pc/feedback')
  const orders = useOrderPaths()
  const styles = conversation()
  const { feedback, messages } = record
  return (
    <div className={styles.root}>
      <div className={styles.top}>
        <a className={styles.back} href={page}>
          <ChevronLeftIcon size={16} />
          {m.feedback_title()}
        </a>
        <h1 className={text({ size: '2xl', weight: 'semibold' })}>{topicNames[feedback.topic]()}</h1>
        <p className={styles.facts}>
          <Badge tone={stateTones[feedback.state]} size="md">
            {stateNames[feedback.state]()}
          </Badge>
          <span>{m.feedback_number({ id: feedback.feedback_id })}</span>
          {feedback.order_id && (
            <a className={textLink()} href={orders.order(feedback.order_id)}>
              {m.feedback_about_order({ id: feedback.order_id })}
            </a>
          )}
          {feedback.shop && (
            <>
              <a className={textLink()} href={`/shop/${feedback.shop.shop_id}`}>
                {m.feedback_about_shop({ id: feedback.shop.shop_id })}
              </a>
              <span>{reasonNames[feedback.shop.reason]()}</span>
            </>
          )}
        </p>
      </div>
      <Conversation messages={messages} />
      {feedback.state === 'closed' ? (
        <div className={card({ pad: 'md' })}>
          <div className={styles.closed}>
            {m.feedback_closed()}
            <LinkButton href={page}>{m.feedback_new()}</LinkButton>
          </div>
        </div>
      ) : (
        <>
          {feedback.state === 'open' && <p className={styles.note}>{m.feedback_waits()}</p>}
          <ReplyForm key={feedbackId} feedbackId={feedbackId}>
            <CloseButton feedbackId={feedbackId} />
          </ReplyForm>
        </>
      )}
    </div>
  )
}

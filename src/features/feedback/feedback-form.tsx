import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { maxFeedback } from '#contract/bounds.ts'
import { codes } from '#contract/codes.ts'
import { type FeedbackTopic, feedbackTopics, type ShopReportReason } from '#contract/words.ts'
import { Button } from '#design/ui/action/button.tsx'
import { ChoiceChips } from '#design/ui/form/choice-chips.tsx'
import { Form } from '#design/ui/form/form.tsx'
import { TextArea } from '#design/ui/form/text-area.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { useDraft } from '#features/session/use-draft.ts'
import type { Failure } from '#features/writes/attempt.ts'
import { announceFailure } from '#features/writes/announce-failure.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { isObjectId } from '#lib/search/search-schema.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { stack } from '#styled-system/recipes/stack.js'
import { text as textStyle } from '#styled-system/recipes/text.js'
import { questionOf, topicNames } from './describe-feedback.ts'
import { filesOf } from './files-of.ts'
import { shopIdOf, type ShopToReport } from './model.ts'
import { addFeedbackMutation } from './mutations.ts'
import { PicturePicker } from './picture-picker.tsx'
import { feedbackKeys } from './queries.ts'
import { ShopFields } from './shop-fields.tsx'
import { usePictures } from './use-pictures.ts'

interface FeedbackFormProps {
  topic: FeedbackTopic | undefined
  orderId: string | undefined
  shop: ShopToReport | undefined
  /** From the address; there may be no such shop. */
  shopId: string | undefined
  reason: ShopReportReason | undefined
}

interface Letter {
  topic: FeedbackTopic
  orderId: string
  /** The shop's number or link, as typed. */
  shopId: string
  reason: ShopReportReason | undefined
  text: string
}

/** S1.10 The form for new feedback: topic, text and pictures. Navigates to the new conversation. */
export function FeedbackForm({
  topic: givenTopic,
  orderId: givenOrder = '',
  shop,
  shopId: givenShop = '',
  reason: givenReason,
}: FeedbackFormProps) {
  const blank: Letter = {
    topic: shop ? 'shop' : (givenTopic ?? (givenOrder ? 'order' : 'other')),
    orderId: givenOrder,
    shopId: givenShop,
    reason: givenReason,
    text: '',
  }
  const draft = `feedback/${blank.topic}/${shop?.id ?? givenOrder}`
  const [letter, setLetter, noteSent, hold] = useDraft(draft, blank, { outlivesPage: true })
  const { topic, orderId, shopId, reason, text } = letter
  const [isTold, setTold] = useState(false)
  /** The order or the shop that the exchange does not know. */
  const [unknown, setUnknown] = useState<string>()
  const pictures = usePictures(draft)
  const navigate = useNavigate()
  const holdAll = (isHeld: boolean) => {
    hold(isHeld)
    pictures.hold(isHeld)
  }
  const forget = () => {
    noteSent()
    pictures.clear()
  }
  const fail = (failure: Failure) => {
    holdAll(false)
    announceFailure(failure)
  }
  const isAboutOrder = topic === 'order' || topic === 'item'
  const isOrderWrong = isAboutOrder && orderId !== '' && !isObjectId(orderId)
  const reported = shop?.id ?? shopIdOf(shopId)
  const isShopWrong = topic === 'shop' && shopId.trim() !== '' && reported === undefined
  const isReport = topic === 'shop'
  const named = isAboutOrder ? orderId : isReport && !shop ? reported : undefined
  const isUnknown = !!named && named === unknown
  const isReasonMissing = isReport && reported !== undefined && reason === undefined
  const add = useIdempotentMutation(addFeedbackMutation(), {
    refresh: [feedbackKeys.lists()],
    onLeft: forget,
    onLeftFailed: fail,
    onFailed: (failure) => {
      const { error } = failure
      if (!named || error.kind !== 'business' || error.code !== codes.notFound) return fail(failure)
      holdAll(false)
      setUnknown(named)
    },
    onDone: ({ feedback_id }) => {
      forget()
      toast({ text: m.feedback_sent(), tone: 'positive' })
      void navigate({ to: '/pc/feedback/$id', params: { id: feedback_id } })
    },
  })
  const isEmpty = text.trim() === ''
  const submit = () => {
    setTold(true)
    if (isEmpty || isOrderWrong || isShopWrong || isReasonMissing || pictures.isUploading) return
    setUnknown(undefined)
    holdAll(true)
    void add.send({
      topic,
      text,
      pictures: pictures.uploadIds,
      ...(isAboutOrder && orderId && { order_id: orderId }),
      ...(isReport && reported && reason && { shop: { shop_id: reported, reason } }),
    })
  }
  return (
    <Form className={card({ pad: 'lg' })} aria-labelledby="new-feedback" onSubmit={submit}>
      <div className={stack({ gap: 5 })}>
        <h2 id="new-feedback" className={textStyle({ size: 'lg', weight: 'semibold' })}>
          {isReport ? m.feedback_report() : m.feedback_new()}
        </h2>
        <ChoiceChips
          label={m.feedback_topic()}
          value={topic}
          onChange={(chosen) => setLetter({ ...letter, topic: chosen })}
          options={feedbackTopics.map((value) => ({ value, label: topicNames[value]() }))}
        />
        {isAboutOrder && (
          <TextField
            label={m.feedback_order()}
            hint={m.feedback_order_hint()}
            error={
              isUnknown ? m.feedback_order_unknown() : isTold && isOrderWrong ? m.feedback_order_wrong() : undefined
            }
            inputMode="numeric"
            isNumeric
            value={orderId}
            onChange={(event) => setLetter({ ...letter, orderId: event.target.value.trim() })}
          />
        )}
        {isReport && (
          <ShopFields
            shop={shop}
            typed={shopId}
            isWrong={isTold && isShopWrong}
            isUnknown={isUnknown}
            onType={(typed) => setLetter({ ...letter, shopId: typed })}
            reason={reason}
            isReasonMissing={isTold && isReasonMissing}
            onReason={(chosen) => setLetter({ ...letter, reason: chosen })}
          />
        )}
        <TextArea
          {...questionOf(topic)}
          error={isTold && isEmpty ? m.feedback_text_missing() : undefined}
          maxLength={maxFeedback}
          rows={6}
          value={text}
          onChange={(event) => setLetter({ ...letter, text: event.target.value })}
          onPaste={(event) => pictures.add(filesOf(event))}
        />
        <PicturePicker pictures={pictures} />
        <div>
          <Button type="submit" look="primary" size="lg" disabled={pictures.isUploading} isLoading={add.isBusy}>
            {isReport ? m.feedback_report_send() : m.feedback_send()}
          </Button>
        </div>
      </div>
    </Form>
  )
}

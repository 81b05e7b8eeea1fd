import { useState, type ReactNode } from 'react'
import { maxFeedback } from '#contract/bounds.ts'
import { Button } from '#design/ui/action/button.tsx'
import { Form } from '#design/ui/form/form.tsx'
import { TextArea } from '#design/ui/form/text-area.tsx'
import { useDraft } from '#features/session/use-draft.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { conversation } from '#styled-system/recipes/conversation.js'
import { filesOf } from './files-of.ts'
import { replyMutation } from './mutations.ts'
import { PicturePicker } from './picture-picker.tsx'
import { feedbackKeys } from './queries.ts'
import { usePictures } from './use-pictures.ts'

interface ReplyFormProps {
  feedbackId: string
  /** Other actions for the conversation, beside the send button. */
  children: ReactNode
}

/** Replies to a conversation. */
export function ReplyForm({ feedbackId, children }: ReplyFormProps) {
  const draft = `reply/${feedbackId}`
  const [text, setText, noteSent, hold] = useDraft(draft, '', { outlivesPage: true })
  const [isTold, setTold] = useState(false)
  const pictures = usePictures(draft)
  const styles = conversation()
  const holdAll = (isHeld: boolean) => {
    hold(isHeld)
    pictures.hold(isHeld)
  }
  const forget = () => {
    noteSent()
    pictures.clear()
  }
  const reply = useIdempotentMutation(replyMutation(feedbackId), {
    refresh: [feedbackKeys.all],
    onLeft: forget,
    onFailed: () => holdAll(false),
    onDone: () => {
      forget()
      setText('')
      setTold(false)
    },
  })
  const isEmpty = text.trim() === ''
  const submit = () => {
    setTold(true)
    if (isEmpty || pictures.isUploading) return
    holdAll(true)
    void reply.send({ feedback_id: feedbackId, text, pictures: pictures.uploadIds })
  }
  return (
    <Form className={card({ pad: 'lg' })} aria-label={m.feedback_reply()} onSubmit={submit}>
      <div className={styles.reply}>
        <TextArea
          label={m.feedback_reply()}
          error={isTold && isEmpty ? m.feedback_text_missing() : undefined}
          maxLength={maxFeedback}
          rows={4}
          value={text}
          // Once it is sent, the form is empty.
          readOnly={reply.isBusy}
          onChange={(event) => setText(event.target.value)}
          onPaste={(event) => !reply.isBusy && pictures.add(filesOf(event))}
        />
        <PicturePicker pictures={pictures} isDisabled={reply.isBusy} />
        <div className={styles.actions}>
          <Button type="submit" look="primary" disabled={pictures.isUploading} isLoading={reply.isBusy}>
            {m.feedback_send_reply()}
          </Button>
          {children}
        </div>
      </div>
    </Form>
  )
}

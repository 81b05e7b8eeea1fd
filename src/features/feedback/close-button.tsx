import { useState } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { ConfirmDialog } from '#design/ui/dialog/confirm-dialog.tsx'
import { preloadDialog } from '#design/ui/dialog/dialog.tsx'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import * as m from '#paraglide/messages.js'
import { closeFeedbackMutation } from './mutations.ts'
import { feedbackKeys } from './queries.ts'

/** Closes a conversation, after confirmation. */
export function CloseButton({ feedbackId }: { feedbackId: string }) {
  const [isAsking, setAsking] = useState(false)
  const close = useIdempotentMutation(closeFeedbackMutation(feedbackId), { refresh: [feedbackKeys.all] })
  return (
    <>
      <Button look="ghost" onPointerEnter={preloadDialog} onClick={() => setAsking(true)}>
        {m.feedback_close()}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={m.feedback_close_title()}
        text={m.feedback_close_text()}
        confirmLabel={m.feedback_close_yes()}
        cancelLabel={m.feedback_close_no()}
        closeLabel={m.shell_close()}
        isBusy={close.isBusy}
        onConfirm={() => void close.send({ feedback_id: feedbackId }).then(() => setAsking(false))}
      />
    </>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { ConfirmDialog } from '#design/ui/dialog/confirm-dialog.tsx'
import { preloadDialog } from '#design/ui/dialog/dialog.tsx'
import { newKey } from '#lib/calls/new-key.ts'
import * as m from '#paraglide/messages.js'
import { closeFeedbackMutation } from './mutations.ts'
import { feedbackKeys } from './queries.ts'

/** Ends a conversation, after asking. */
export function CloseButton({ feedbackId }: { feedbackId: string }) {
  const [key, setKey] = useState<string | null>(null)
  const queryClient = useQueryClient()
  const close = useMutation({
    ...closeFeedbackMutation(),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: feedbackKeys.all })
      setKey(null)
    },
  })
  return (
    <>
      <Button look="ghost" onPointerEnter={preloadDialog} onClick={() => setKey(newKey())}>
        {m.feedback_close()}
      </Button>
      <ConfirmDialog
        isOpen={key !== null}
        onClose={() => setKey(null)}
        title={m.feedback_close_title()}
        text={m.feedback_close_text()}
        confirmLabel={m.feedback_close_yes()}
        cancelLabel={m.feedback_close_no()}
        closeLabel={m.shell_close()}
        isBusy={close.isPending}
        onConfirm={() => key && close.mutate({ key, body: { feedback_id: feedbackId } })}
      />
    </>
  )
}

import { useState } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { Form } from '#design/ui/form/form.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { announceFailure } from '#features/writes/announce-failure.ts'
import { FormDialog } from '#features/writes/form-dialog.tsx'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import * as m from '#paraglide/messages.js'
import { alerts } from '#styled-system/recipes/alerts.js'
import { renameSearchMutation } from './mutations.ts'
import { NameField } from './name-field.tsx'
import { savedSearchKeys, type SavedSearch } from './queries.ts'

const tell = () => toast({ text: m.alerts_renamed(), tone: 'positive' })

/** Renames a saved search. */
export default function RenameDialog({ saved, onClose }: { saved: SavedSearch; onClose: () => void }) {
  const [name, setName] = useState(saved.name)
  const { send, isBusy, error, clearError } = useIdempotentMutation(renameSearchMutation(saved.search_id), {
    refresh: [savedSearchKeys.all],
    onDone: () => {
      tell()
      onClose()
    },
    onLeft: tell,
    onLeftFailed: announceFailure,
  })
  const submit = () => {
    void send({ search_id: saved.search_id, name: name.trim() })
  }
  return (
    <FormDialog
      isOpen
      isUnsaved={name !== saved.name && !isBusy}
      onClose={onClose}
      title={m.alerts_rename_title()}
      closeLabel={m.shell_close()}
    >
      <Form className={alerts().form} onSubmit={submit}>
        <NameField name={name} error={error} clearError={clearError} onChange={setName} />
        <div data-dialog-action="">
          <Button type="submit" look="primary" size="lg" isFull disabled={name.trim() === ''} isLoading={isBusy}>
            {m.alerts_save()}
          </Button>
        </div>
      </Form>
    </FormDialog>
  )
}

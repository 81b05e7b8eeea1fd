import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { Form } from '#design/ui/form/form.tsx'
import { Switch } from '#design/ui/form/switch.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { requestOf, type MarketSearch } from '#features/market/model.ts'
import { filterQuery, onSaleListQuery } from '#features/market/queries.ts'
import { useSignedInDialog } from '#features/sign-in/use-signed-in-dialog.ts'
import { announceFailure } from '#features/writes/announce-failure.ts'
import { FormDialog, useUnsaved } from '#features/writes/form-dialog.tsx'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import * as m from '#paraglide/messages.js'
import { alerts } from '#styled-system/recipes/alerts.js'
import { saveSearchMutation } from './mutations.ts'
import { NameField } from './name-field.tsx'
import { savedSearchKeys } from './queries.ts'
import { searchWords, suggestedName } from './search-words.ts'

interface SaveSearchProps {
  search: MarketSearch
  onClose: () => void
}

/** Saves a search of the market under a name. Visitors sign in first. */
export default function SaveSearchDialog(props: SaveSearchProps) {
  const { isOpen } = useSignedInDialog('save search', props.onClose, { isInAddress: false })
  return (
    <FormDialog isOpen={isOpen} onClose={props.onClose} title={m.alerts_save_search()} closeLabel={m.shell_close()}>
      {isOpen && <SaveSearchForm {...props} />}
    </FormDialog>
  )
}

const tell = () => toast({ text: m.alerts_saved(), tone: 'positive' })

function SaveSearchForm({ search, onClose }: SaveSearchProps) {
  const queryClient = useQueryClient()
  const { data: filter } = useSuspenseQuery(filterQuery())
  const request = requestOf(search, filter)
  const [suggested] = useState(() => {
    // The market's response contains the names of stickers and the like.
    const list = queryClient.getQueryData(onSaleListQuery(request).queryKey)
    return suggestedName(searchWords(search, filter, list?.pages[0]?.named))
  })
  const [name, setName] = useState(suggested)
  const [isAlerting, setAlerting] = useState(true)
  const { send, isBusy, error, clearError } = useIdempotentMutation(saveSearchMutation(), {
    refresh: [savedSearchKeys.all],
    onDone: () => {
      tell()
      onClose()
    },
    onLeft: tell,
    onLeftFailed: announceFailure,
  })
  useUnsaved(name !== suggested && !isBusy)
  const submit = () => {
    const { cursor: _, page_size: __, ...asked } = request
    void send({ name: name.trim(), search: asked, is_alerting: isAlerting })
  }
  return (
    <Form className={alerts().form} onSubmit={submit}>
      <NameField name={name} error={error} clearError={clearError} onChange={setName} />
      <Switch
        label={m.alerts_by_message()}
        text={m.alerts_by_message_text()}
        isOn={isAlerting}
        onChange={setAlerting}
      />
      <div data-dialog-action="">
        <Button type="submit" look="primary" size="lg" isFull disabled={name.trim() === ''} isLoading={isBusy}>
          {m.alerts_save()}
        </Button>
      </div>
    </Form>
  )
}

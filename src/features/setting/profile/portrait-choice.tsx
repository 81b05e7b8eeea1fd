import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { Form } from '#design/ui/form/form.tsx'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { fieldErrorOf } from '#features/errors/field-error.ts'
import * as m from '#paraglide/messages.js'
import { portraits } from '#styled-system/recipes/portraits.js'
import { settingForm } from '#styled-system/recipes/setting-form.js'
import { setPortraitMutation } from '../mutations.ts'
import { Problem } from '../problem.tsx'
import { portraitsQuery } from '../queries.ts'

/** The ready-made avatars, as one group of options. */
export function PortraitChoice({ onDone }: { onDone: () => void }) {
  const ready = useQuery(portraitsQuery())
  const { data, error } = ready
  const [picked, setPicked] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const save = useMutation({
    ...setPortraitMutation(),
    onMutate: () => setProblem(undefined),
    onSuccess: () => {
      toast({ text: m.setting_avatar_saved(), tone: 'positive' })
      onDone()
    },
    onError: (failure) => setProblem(fieldErrorOf(failure)),
  })
  const name = useId()
  const styles = portraits()
  const form = settingForm()
  if (error) {
    return <FailedQuery title={m.setting_portraits_failed()} query={ready} />
  }
  const chosen = picked ?? data?.find((portrait) => portrait.is_chosen)?.portrait_id
  return (
    <Form
      className={form.root}
      onSubmit={() => {
        if (picked && !save.isPending) save.mutate({ portrait_id: picked })
      }}
    >
      <div
        role="radiogroup"
        aria-label={m.setting_avatar_ready()}
        aria-busy={data ? undefined : true}
        className={styles.root}
      >
        {data ? (
          data.map((portrait, index) => (
            <label key={portrait.portrait_id} className={styles.option}>
              <input
                type="radio"
                name={name}
                className={styles.control}
                aria-label={m.setting_portrait({ number: index + 1 })}
                checked={portrait.portrait_id === chosen}
                onChange={() => setPicked(portrait.portrait_id)}
              />
              <img src={portrait.url} alt="" width={160} height={160} loading="lazy" className={styles.picture} />
            </label>
          ))
        ) : (
          <Skeleton shape="circle" count={12} />
        )}
      </div>
      <div className={form.actions} data-dialog-action="row">
        <Problem text={problem} />
        <Button type="submit" look="primary" disabled={!picked} isLoading={save.isPending}>
          {m.setting_avatar_use()}
        </Button>
      </div>
    </Form>
  )
}

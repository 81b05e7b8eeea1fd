import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { ExternalIcon, RefreshIcon } from '#design/ui/icon/icons.tsx'
import { fieldErrorOf } from '#features/errors/field-error.ts'
import { sessionKeys } from '#features/session/queries.ts'
import * as m from '#paraglide/messages.js'
import { preparation } from '#styled-system/recipes/preparation.js'
import { text } from '#styled-system/recipes/text.js'
import { checkInventoryMutation } from './preparation-mutations.ts'
import { preparationKeys } from './preparation-queries.ts'

export function InventoryStep({ isDone, page }: { isDone: boolean; page: string | undefined }) {
  const queryClient = useQueryClient()
  const { mutate, data, error, isPending } = useMutation({
    ...checkInventoryMutation(),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: sessionKeys.person() }),
        queryClient.invalidateQueries({ queryKey: preparationKeys.orderPreview() }),
      ]),
  })
  const styles = preparation()
  useEffect(() => {
    if (isDone) return
    // A person who returns to this page may have changed the platform's settings.
    const check = () => document.visibilityState === 'visible' && mutate()
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [isDone, mutate])
  if (isDone) return <p className={styles.text}>{m.preparation_step_inventory_done()}</p>
  const problem = error ? fieldErrorOf(error) : data && !data.inventory_open && m.preparation_step_inventory_still()
  return (
    <>
      <p className={styles.text}>{m.preparation_step_inventory_text()}</p>
      <div className={styles.actions}>
        {page && (
          <LinkButton href={page} target="_blank" rel="noreferrer" icon={<ExternalIcon />}>
            {m.preparation_step_inventory_action()}
          </LinkButton>
        )}
        <Button icon={<RefreshIcon />} isLoading={isPending} onClick={() => mutate()}>
          {m.preparation_step_inventory_check()}
        </Button>
      </div>
      <p role="status" className={text({ size: 'xs', tone: 'negative' })}>
        {!isPending && problem}
      </p>
    </>
  )
}

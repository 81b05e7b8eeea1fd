import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { ConfirmDialog } from '#design/ui/dialog/confirm-dialog.tsx'
import { preloadDialog } from '#design/ui/dialog/dialog.tsx'
import { useFocusBack } from '#design/ui/dialog/use-focus-back.ts'
import { toast } from '#design/ui/status/toast-store.ts'
import { ownShopQuery } from '#features/listings/own-shop-queries.ts'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { shopKeys } from '#features/listings/shop-keys.ts'
import { useChecked } from '#features/preparation/use-checked.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { sellingList } from '#styled-system/recipes/selling-list.js'
import { setShopOnlineMutation } from '../mutations.ts'

function useShopState() {
  const { data: shop } = useQuery(ownShopQuery())
  const change = useIdempotentMutation(setShopOnlineMutation(), {
    refresh: [sellingKeys.lists(), shopKeys.all],
    onDone: ({ is_online }) =>
      toast({ text: is_online ? m.selling_resumed() : m.selling_paused_done(), tone: 'positive' }),
  })
  return { shop, isBusy: change.isBusy, setOnline: (is_online: boolean) => change.send({ is_online }) }
}

/** Pauses the shop: none of its listings is shown or sold until it opens again. */
export function PauseButton() {
  const { shop, isBusy, setOnline } = useShopState()
  const [isAsking, setAsking] = useState(false)
  // It takes the place of the button that resumes.
  const button = useFocusBack(shop?.is_online === false)
  if (!shop?.is_online || shop.on_sale_count === 0) return null
  return (
    <>
      <Button ref={button} onPointerEnter={preloadDialog} onClick={() => setAsking(true)}>
        {m.selling_pause()}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={m.selling_pause_title()}
        text={m.selling_pause_text({ count: formatNumber(shop.on_sale_count) })}
        confirmLabel={m.selling_pause()}
        cancelLabel={m.selling_keep()}
        closeLabel={m.shell_close()}
        isBusy={isBusy}
        onConfirm={() => void setOnline(false).then(() => setAsking(false))}
      />
    </>
  )
}

/** Shown while a pause holds something back, to those who may resume. */
export function PauseBanner() {
  const { shop, isBusy, setOnline } = useShopState()
  const { attempt, isChecking } = useChecked('sale')
  if (!shop || shop.is_online || shop.is_restricted || shop.on_sale_count === 0) return null
  return (
    <div className={sellingList().pause}>
      <p>{m.selling_paused({ count: formatNumber(shop.on_sale_count) })}</p>
      <Button look="primary" isLoading={isChecking || isBusy} onClick={() => void attempt(() => setOnline(true))}>
        {m.selling_resume()}
      </Button>
    </div>
  )
}

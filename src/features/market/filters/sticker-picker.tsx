import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keepPreviousOnline } from '#features/connection/keep-previous-online.ts'
import { useSettled } from '#features/connection/use-settled.ts'
import { infoFinder } from '#features/items/info-finder.ts'
import * as m from '#paraglide/messages.js'
import { PickerField } from './picker-field.tsx'
import { stickerPicksQuery } from '../queries.ts'

/** As many as fit in a filter. */
const shown = 8

interface StickerPickerProps {
  label: string
  onPick: (goods: { goods_id: string; name: string }) => void
}

/**
 * S1.1 Finds a sticker by its name, team, player or tournament. A press on the field, or the down arrow, shows the
 * popular ones before anything is typed; tabbing through it opens nothing.
 */
export function StickerPicker({ label, onPick }: StickerPickerProps) {
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const keyword = useSettled(typed.trim())
  const isAsked = isOpen || (typed.trim() !== '' && keyword !== '')
  const { data, isPlaceholderData } = useQuery({
    ...stickerPicksQuery(keyword),
    enabled: isAsked,
    placeholderData: keepPreviousOnline,
  })
  const infoOf = infoFinder(data?.goods_infos ?? [])
  const found = (isAsked ? (data?.items ?? []) : []).slice(0, shown).flatMap((item) => {
    const info = infoOf(item)
    return info ? [{ ...item, name: info.finish_name ?? info.name, image: info.image }] : []
  })
  const isAnswered = typed.trim() !== '' && keyword === typed.trim() && !isPlaceholderData
  const isNothing = isAnswered && data?.items.length === 0
  return (
    <PickerField
      label={label}
      typed={typed}
      onType={setTyped}
      onOpen={() => setOpen(true)}
      found={found}
      isNothing={isNothing}
      foundLabel={keyword === '' ? m.market_picker_popular() : undefined}
      onPick={(goods) => {
        setOpen(false)
        onPick(goods)
      }}
    />
  )
}

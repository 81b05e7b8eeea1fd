import { useRef } from 'react'
import { Dialog } from '#design/ui/dialog/dialog.tsx'
import * as m from '#paraglide/messages.js'
import { PaletteSearch } from './palette-search.tsx'

interface PaletteProps {
  isOpen: boolean
  /** Typed before the palette was there. */
  typed: string
  /** How often it has been opened: each time it begins anew, even if the last one is still closing. */
  times: number
  close: () => void
}

/** Goods, pages, numbers and actions in one place, for keyboard users; loaded on first use. */
export default function Palette({ isOpen, typed, times, close }: PaletteProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      size="wide"
      title={m.palette_title()}
      isTitleHidden
      initialFocus={input}
      closeLabel={m.shell_close()}
    >
      <PaletteSearch key={times} input={input} early={typed} onClose={close} />
    </Dialog>
  )
}

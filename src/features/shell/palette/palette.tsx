import { useRef } from 'react'
import { Dialog } from '#design/ui/dialog/dialog.tsx'
import * as m from '#paraglide/messages.js'
import { PaletteSearch } from './palette-search.tsx'

interface PaletteProps {
  isOpen: boolean
  /** Typed before the palette was there. */
  typed: string
  onClose: () => void
}

/** Goods, pages, numbers and actions in one place, for keyboard users; loaded on first use. */
export default function Palette({ isOpen, typed, onClose }: PaletteProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="wide"
      title={m.palette_title()}
      isTitleHidden
      initialFocus={input}
      closeLabel={m.shell_close()}
    >
      <PaletteSearch input={input} early={typed} onClose={onClose} />
    </Dialog>
  )
}

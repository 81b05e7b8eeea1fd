import { useRef } from 'react'
import { Dialog } from '#design/ui/dialog/dialog.tsx'
import * as m from '#paraglide/messages.js'
import { PaletteSearch } from './palette-search.tsx'

/** Goods, pages, numbers and actions in one place, for keyboard users; loaded on first use. */
export default function Palette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
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
      <PaletteSearch input={input} onClose={onClose} />
    </Dialog>
  )
}

import { useEffect, useState } from 'react'
import { isOffline } from '#lib/browser/connection.ts'

/**
 * Ctrl K, or ⌘ K, opens and closes the palette; while another dialog is open it does nothing. What is typed before the
 * palette has the focus is kept for it: on first use its code is still loading. Whoever turns to something else meanwhile
 * has it closed, and types there; a page that arrives and takes the focus closes nothing. An inspect link that is pasted
 * into the market's search opens it as well: the search finds goods by their names, and a phone has no such keys.
 */
export function usePaletteKey() {
  const [{ isOpen, typed, times }, setState] = useState({ isOpen: false, typed: '', times: 0 })
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (!hasCommandKey(event) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      if (event.repeat) return
      setState((was) => {
        if (was.isOpen || document.querySelector(openDialog)) return { ...was, isOpen: false }
        return { isOpen: true, typed: '', times: was.times + 1 }
      })
    }
    const take = (event: Event, text: string | null | undefined) => {
      if (!text?.includes('csgo_econ_action_preview') || !isMarketSearch(event.target) || isOffline()) return
      event.preventDefault()
      setState(({ times }) => ({ isOpen: true, typed: text, times: times + 1 }))
    }
    const takePasted = (event: ClipboardEvent) => take(event, event.clipboardData?.getData('text'))
    // Keyboards of phones insert from the clipboard without pasting.
    const takeInserted = (event: InputEvent) => take(event, event.data)
    document.addEventListener('keydown', toggle)
    document.addEventListener('paste', takePasted)
    document.addEventListener('beforeinput', takeInserted)
    return () => {
      document.removeEventListener('keydown', toggle)
      document.removeEventListener('paste', takePasted)
      document.removeEventListener('beforeinput', takeInserted)
    }
  }, [])
  useEffect(() => {
    if (!isOpen) return
    const ended = new AbortController()
    const stop = () => ended.abort()
    const isInDialog = ({ target }: Event) => target instanceof Element && target.closest(openDialog) !== null
    const turn = (event: Event) => {
      stop()
      if (!isInDialog(event)) setState((was) => ({ ...was, isOpen: false }))
    }
    const keep = (event: KeyboardEvent) => {
      if (isInDialog(event)) return stop()
      if (event.key === 'Escape' || event.key === 'Tab') return turn(event)
      // It would submit the form that the focus is still in.
      if (event.key === 'Enter') return event.preventDefault()
      if (event.key.length > 1 || hasCommandKey(event) || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      setState((was) => ({ ...was, typed: was.typed + event.key }))
    }
    const options = { capture: true, signal: ended.signal }
    document.addEventListener('keydown', keep, options)
    document.addEventListener('pointerdown', turn, options)
    document.addEventListener('focusin', (event) => isInDialog(event) && stop(), options)
    return stop
  }, [isOpen])
  return { isOpen, typed, times, close: () => setState((was) => ({ ...was, isOpen: false })) }
}

/** One that is closing is inert. */
const openDialog = ':is([role=dialog], [role=alertdialog]):not([inert])'

const hasCommandKey = (event: KeyboardEvent) => event.ctrlKey || event.metaKey

/** Lists are searched as well, but without suggestions. */
const isMarketSearch = (target: EventTarget | null) =>
  target instanceof Element && target.matches('[role=search] [role=combobox]')

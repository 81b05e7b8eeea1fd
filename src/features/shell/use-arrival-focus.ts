import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { rescueFocus } from '#lib/browser/rescue-focus.ts'

/** Milliseconds in which a dialog that ends with its address, or a page with a field for it, takes the focus first. */
const patience = 150

/** Moves the focus to the content of a new page if it was lost with the link, or the whole page, before. */
export function useArrivalFocus() {
  const router = useRouter()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = router.subscribe('onRendered', ({ hrefChanged }) => {
      clearTimeout(timer)
      // The browser itself puts the focus where a loaded document starts.
      if (hrefChanged) timer = setTimeout(rescueFocus, patience)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [router])
}

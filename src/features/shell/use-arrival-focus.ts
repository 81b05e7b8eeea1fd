import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { rescueFocus } from '#lib/browser/rescue-focus.ts'

/** Moves the focus to the content of a new page if it was lost with the link, or the whole page, before. */
export function useArrivalFocus() {
  const router = useRouter()
  useEffect(
    () =>
      // The browser itself puts the focus where a loaded document starts.
      router.subscribe('onRendered', ({ hrefChanged }) => hrefChanged && rescueFocus()),
    [router],
  )
}

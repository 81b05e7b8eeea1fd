import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { loadLater } from '#features/live/load-later.ts'
import { firstInteraction } from '#lib/browser/first-interaction.ts'

/** A page that nobody touches follows, too, after so many milliseconds: until then it loads no more code. */
const latestMs = 5_000

/** Keeps what a person has to do, and their lists, up to date while the page is open. Undefined is nobody. */
export function usePersonEvents(userId: string | undefined) {
  const client = useQueryClient()
  useEffect(() => {
    if (userId === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, latestMs)))
    const stop = loadLater(
      Promise.race([firstInteraction(), late]),
      () => import('./follow-person.ts'),
      ({ followPerson }) => followPerson(client, userId),
    )
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [client, userId])
}

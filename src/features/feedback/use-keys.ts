import { useRef } from 'react'
import { newKey } from '#lib/calls/new-key.ts'

/** Idempotency keys of a form: the same content has the same key, however often it is sent until it has arrived. Another content is
 * another thing, and so is the same once more after that (`forget`). */
export function useKeys() {
  const last = useRef<{ content: string; key: string } | null>(null)
  return {
    keyOf: (body: object): string => {
      const content = JSON.stringify(body)
      if (last.current?.content !== content) last.current = { content, key: newKey() }
      return last.current.key
    },
    forget: () => {
      last.current = null
    },
  }
}

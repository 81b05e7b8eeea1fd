import { useRef } from 'react'
import { newKey } from '#lib/new-key.ts'

/** Idempotency keys of a form: the same content has the same key, however often it is sent; another content is another thing. */
export function useKeys(): (body: object) => string {
  const last = useRef<{ content: string; key: string } | null>(null)
  return (body) => {
    const content = JSON.stringify(body)
    if (last.current?.content !== content) last.current = { content, key: newKey() }
    return last.current.key
  }
}

import type { CallError } from './call-result.ts'

type Listener = (error: CallError) => void | Promise<void>
const listeners = new Set<Listener>()

/** Used by the single place that turns failed calls into toasts and dialogs. Returns the unsubscribe function. */
export function onCallError(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function announceCallError(error: CallError) {
  for (const listener of listeners) void listener(error)
}

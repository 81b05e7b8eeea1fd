import type { CallError } from './call-result.ts'

type Listener = (error: CallError) => void | Promise<void>
const listeners = new Set<Listener>()

/** The one place where failed calls become toasts and dialogs listens here. Returns how to stop. */
export function onCallError(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function announceCallError(error: CallError) {
  for (const listener of listeners) void listener(error)
}

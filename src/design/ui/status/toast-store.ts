export interface ToastOptions {
  text: string
  tone?: 'info' | 'positive' | 'negative' | 'warning'
  /** Milliseconds, 3000 by default, counted down in one-second steps. */
  duration?: number
  placement?: 'bottom' | 'top'
  action?: { label: string; run: () => void }
}

export interface ShownToast extends Required<Omit<ToastOptions, 'action'>> {
  id: number
  /** Milliseconds left. */
  left: number
  isHeld: boolean
  action: ToastOptions['action']
}

const most = 4
const second = 1000
let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly ShownToast[]) {
  shown = next
  for (const listener of listeners) listener()
}

/** One step of the countdown, at most a second; a held toast does not count down. */
function countDown(id: number) {
  const toast = shown.find((one) => one.id === id)
  if (!toast) return
  const step = Math.min(second, toast.left)
  setTimeout(() => {
    const now = shown.find((one) => one.id === id)
    if (!now) return
    const left = now.isHeld ? now.left : now.left - step
    if (left <= 0) dismissToast(id)
    else {
      change(shown.map((one) => (one.id === id ? { ...one, left } : one)))
      countDown(id)
    }
  }, step)
}

/** Shows a toast for a while. A toast with the same text replaces the earlier one and restarts its time. Returns its
 * id. */
export function toast({ text, tone = 'info', duration = 3000, placement = 'bottom', action }: ToastOptions): number {
  const others = shown.filter((one) => one.text !== text || one.placement !== placement)
  const id = ++lastId
  change([...others.slice(1 - most), { id, text, tone, duration, placement, action, left: duration, isHeld: false }])
  countDown(id)
  return id
}

export function dismissToast(id: number) {
  change(shown.filter((one) => one.id !== id))
}

/** Pauses or resumes the countdown while the pointer or the focus is in the toast. */
export function holdToast(id: number, isHeld: boolean) {
  change(shown.map((one) => (one.id === id ? { ...one, isHeld } : one)))
}

export function subscribeToasts(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const shownToasts = () => shown

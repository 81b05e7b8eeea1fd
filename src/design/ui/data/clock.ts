import { marketTime } from '#lib/time/market-time.ts'

/** One timer for all countdowns of a page, running only while one is mounted. */
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let seconds = 0

const nowInSeconds = () => Math.floor(marketTime() / 1000)

const tick = () => {
  seconds = nowInSeconds()
  for (const listener of listeners) listener()
}

export function subscribeSeconds(listener: () => void) {
  listeners.add(listener)
  if (!timer) {
    seconds = nowInSeconds()
    timer = setInterval(tick, 1000)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** Returns the current time in whole seconds since the epoch; constant between two ticks, as React requires of a
 * store. */
export function currentSecond(): number {
  if (!timer) seconds = nowInSeconds()
  return seconds
}

const twoDigits = (count: number) => String(count).padStart(2, '0')

/** Splits seconds into days and a clock: `02:03:04`, below an hour `03:04`. Never below zero. */
export function countdownParts(left: number): { days: number; clock: string } {
  const whole = Math.max(0, Math.floor(left))
  const minutes = Math.floor(whole / 60)
  const hours = Math.floor(minutes / 60)
  const parts = [minutes % 60, whole % 60].map(twoDigits)
  if (hours > 0) parts.unshift(twoDigits(hours % 24))
  return { days: Math.floor(hours / 24), clock: parts.join(':') }
}

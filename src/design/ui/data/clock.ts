import { marketTime } from '#lib/time/market-time.ts'

/** One timer for every countdown of a page, running only while one is shown. */
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

/** Now, in whole seconds since the epoch; steady between two ticks, as React asks of a store. */
export function currentSecond(): number {
  if (!timer) seconds = nowInSeconds()
  return seconds
}

/** Seconds as days and a clock: `02:03:04`, below an hour `03:04`. What is over stays at zero. */
export function countdownParts(left: number): { days: number; clock: string } {
  const whole = Math.max(0, Math.floor(left))
  const [hours, minutes, rest] = [Math.floor(whole / 3600) % 24, Math.floor(whole / 60) % 60, whole % 60]
  const days = Math.floor(whole / 86_400)
  const two = (value: number) => String(value).padStart(2, '0')
  const clock = days > 0 || hours > 0 ? `${two(hours)}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`
  return { days, clock }
}

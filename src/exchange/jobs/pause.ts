import { sleep } from '#lib/retry.ts'

/** Waits for `ms`, or until aborted. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> => sleep(ms, signal).catch(() => {})

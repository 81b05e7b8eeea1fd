import { useCallback, useEffect, useState } from 'react'
import { fieldRules } from './fields.ts'

/** S4.18 Seconds until a code may be sent again; 0 when it may. Based on the clock, so it stays correct after the page
 * was suspended. */
export function useResendCountdown() {
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (until === 0) return
    const timer = setInterval(() => {
      const next = Math.max(0, Math.ceil((until - Date.now()) / 1000))
      setLeft(next)
      if (next === 0) setUntil(0)
    }, 250)
    return () => clearInterval(timer)
  }, [until])
  const start = useCallback((seconds: number = fieldRules.resendSeconds) => {
    setUntil(Date.now() + seconds * 1000)
    setLeft(seconds)
  }, [])
  return { left, start }
}

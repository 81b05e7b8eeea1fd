import { useEffect, useState } from 'react'

const settleDelay = 120

/** What somebody types, once it has not changed for a moment. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleDelay)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

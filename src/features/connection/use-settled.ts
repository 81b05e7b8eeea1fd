import { useEffect, useState } from 'react'

const settleDelay = 120

/** Debounces a value that the user is typing. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleDelay)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

import { useState } from 'react'

/** True from the first time something is so. A dialog that was opened once stays in the tree, so that its closing can be seen. */
export function useWas(isSo: boolean): boolean {
  const [was, setWas] = useState(isSo)
  if (isSo && !was) setWas(true)
  return was || isSo
}

import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { srOnly } from '#styled-system/recipes/sr-only.js'

/** Tells screen readers the name of a page that has come without a new document. Always there, or nothing is read. */
export function PageName() {
  const router = useRouter()
  const [name, setName] = useState('')
  useEffect(() => router.subscribe('onRendered', ({ pathChanged }) => pathChanged && setName(document.title)), [router])
  return (
    <p aria-live="polite" className={srOnly()}>
      {name}
    </p>
  )
}

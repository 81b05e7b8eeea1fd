import type { ReactNode } from 'react'
import type { Section } from './barring.ts'
import { StandingNotice } from './standing-notice.tsx'
import { useBarred } from './use-barred.ts'

/** S4.21 Shows a form only to those who may send it; others see which restriction bars them before they fill it in. */
export function UnlessBarred({ section, children }: { section: Section; children: ReactNode }) {
  const barred = useBarred(section)
  return barred ? <StandingNotice person={barred} section={section} /> : children
}

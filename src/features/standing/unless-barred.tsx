import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sessionQuery } from '#features/session/queries.ts'
import { barring, type Section } from './barring.ts'
import { StandingNotice } from './standing-notice.tsx'

/** S4.21 Shows a form only to those who may send it; others see which restriction bars them before they fill it in. */
export function UnlessBarred({ section, children }: { section: Section; children: ReactNode }) {
  const { data: person } = useQuery({ ...sessionQuery(), meta: { quiet: true } })
  const isBarred = person && barring(section, person.restrictions).length > 0
  return isBarred ? <StandingNotice person={person} section={section} /> : children
}

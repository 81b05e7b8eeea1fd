import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#features/session/queries.ts'
import { StandingNotice, type StandingNoticeProps } from './standing-notice.tsx'

/** S4.21 The restrictions of whoever is signed in. */
export function OwnStanding({ section }: Pick<StandingNoticeProps, 'section'>) {
  const { data: person } = useQuery({ ...sessionQuery(), meta: { quiet: true } })
  return person && <StandingNotice person={person} section={section} />
}

import { useQuery } from '@tanstack/react-query'
import { type Session, sessionQuery } from '#features/session/queries.ts'
import { barring, type Section } from './barring.ts'

/** Whoever is signed in, if a restriction bars them from the section. */
export function useBarred(section: Section): Session | undefined {
  const { data: person } = useQuery({ ...sessionQuery(), meta: { quiet: true } })
  return person && barring(section, person.restrictions).length > 0 ? person : undefined
}

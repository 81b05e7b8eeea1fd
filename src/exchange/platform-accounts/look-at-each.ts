import { boundedLogger } from '../bounded-log.ts'
import { ServiceUnavailable } from '../ports/service-unavailable.ts'

/**
 * Looks at one person after the other. One whose look fails keeps nobody else from theirs: it is logged, they are looked at
 * once more after the others, and then again with everybody. A service that can't be asked at all ends it: nobody would be
 * answered.
 */
export async function lookAtEach<Person extends { userId: bigint }>(
  people: readonly Person[],
  look: (person: Person) => Promise<unknown>,
): Promise<void> {
  const failed = await lookOnce(people, look)
  await lookOnce(failed, look)
}

async function lookOnce<Person extends { userId: bigint }>(
  people: readonly Person[],
  look: (person: Person) => Promise<unknown>,
): Promise<Person[]> {
  const failed: Person[] = []
  for (const person of people) {
    try {
      await look(person)
    } catch (error) {
      if (error instanceof ServiceUnavailable && error.reason !== 'malformed_answer') throw error
      boundedLogger.error({ userId: person.userId, error }, 'a trade standing could not be looked at')
      failed.push(person)
    }
  }
  return failed
}

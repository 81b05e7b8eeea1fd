import { boundedLogger } from '../bounded-log.ts'
import { ServiceUnavailable } from '../ports/service-unavailable.ts'

/**
 * Checks people one by one. A failed check holds up nobody else: it is logged, retried once after the others, and again
 * in the next round. An unreachable service ends the round.
 */
export async function eachWithRetry<Person extends { userId: bigint }>(
  people: readonly Person[],
  check: (person: Person) => Promise<unknown>,
): Promise<void> {
  const failed = await checkOnce(people, check)
  await checkOnce(failed, check)
}

async function checkOnce<Person extends { userId: bigint }>(
  people: readonly Person[],
  check: (person: Person) => Promise<unknown>,
): Promise<Person[]> {
  const failed: Person[] = []
  for (const person of people) {
    try {
      await check(person)
    } catch (error) {
      if (error instanceof ServiceUnavailable && error.reason !== 'malformed_answer') throw error
      boundedLogger.error({ userId: person.userId, error }, 'a trade standing could not be checked')
      failed.push(person)
    }
  }
  return failed
}

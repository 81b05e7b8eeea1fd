import { boundedLogger } from '../bounded-log.ts'
import { ServiceUnavailable } from '../ports/service-unavailable.ts'

/**
 * Checks one person after the other. A check that fails holds up nobody else: it is logged and retried once after the others,
 * and comes again with the next round. A service that can't be reached at all ends the round.
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

import { databaseCode } from './transact.ts'

/** A statement was sent to a transaction that had already failed: the error of another one says why. */
const isAftermath = (error: unknown) => databaseCode(error) === '25P02'

/**
 * Awaits concurrent statements of one transaction; throws the first rejection in argument order that is a cause, not
 * the mere consequence of another. It waits for all of them even then, so that nothing of a command outlives its
 * transaction.
 */
export async function awaitAll<Answers extends readonly unknown[]>(
  ...asked: { readonly [Index in keyof Answers]: Promise<Answers[Index]> }
): Promise<Answers> {
  const answers = await Promise.allSettled(asked)
  const rejected = answers.filter((answer) => answer.status === 'rejected')
  const thrown = rejected.find(({ reason }) => !isAftermath(reason)) ?? rejected[0]
  if (thrown) throw thrown.reason
  return answers.map((answer) => (answer as PromiseFulfilledResult<unknown>).value) as unknown as Answers
}

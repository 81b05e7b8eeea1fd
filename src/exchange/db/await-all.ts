/**
 * Awaits concurrent statements of one transaction; throws the first rejection in argument order. It waits for all of
 * them even then, so that nothing of a command outlives its transaction.
 */
export async function awaitAll<Answers extends readonly unknown[]>(
  ...asked: { readonly [Index in keyof Answers]: Promise<Answers[Index]> }
): Promise<Answers> {
  const answers = await Promise.allSettled(asked)
  return answers.map((answer) => {
    if (answer.status === 'rejected') throw answer.reason
    return answer.value
  }) as unknown as Answers
}

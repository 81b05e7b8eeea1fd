/**
 * Waits for statements of one transaction that are on their way together; throws what stopped the first that failed. It
 * waits for all of them even then, so that nothing of a command goes on when its transaction is over.
 */
export async function together<Answers extends readonly unknown[]>(
  ...asked: { readonly [Index in keyof Answers]: Promise<Answers[Index]> }
): Promise<Answers> {
  const answers = await Promise.allSettled(asked)
  return answers.map((answer) => {
    if (answer.status === 'rejected') throw answer.reason
    return answer.value
  }) as unknown as Answers
}

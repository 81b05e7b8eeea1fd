/**
 * Does pieces of work one after the other, each whatever becomes of those before it: a table that can't be swept must
 * not keep the next ones from it.
 *
 * @returns their answers. Throws what failed, once all have been tried.
 */
export async function runEach<Answer>(work: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  const answers: Answer[] = []
  const failures: unknown[] = []
  for (const run of work) {
    try {
      answers.push(await run())
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} of ${work.length} failed`)
  if (failures.length > 0) throw failures[0]
  return answers
}

import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/rows.ts'
import { runText } from '../../db/statement.ts'
import { act } from '../act.ts'
import { openQueue } from '../open-queue.ts'
import { type OperatorCommand, OperatorMistake } from '../operator-command.ts'

interface DeadJob {
  id: string
  queue: string
  state: string
  failed_at: string | null
  attempts: number
  error: string | null
}

const shown = 200
const jobs = sql`select id::text as id, name as queue, state::text as state, completed_on::text as failed_at,
  retry_count + 1 as attempts, coalesce(output ->> 'message', output ->> 'name') as error from pgboss.job`

export const listDeadJobs: OperatorCommand = {
  name: 'dead-jobs',
  about: 'list the jobs that have failed for good, newest first, with their last error',
  words: [],
  usage: '',
  options: [],
  isAct: false,
  async run({ db, say }) {
    const rows = await rowsOf<DeadJob>(
      db,
      sql`${jobs} where state = 'failed' order by completed_on desc nulls last limit ${shown}`,
    )
    for (const { id, queue, failed_at, attempts, error } of rows)
      say(`${id}  ${failed_at}  ${queue}  ${attempts} attempts  ${(error ?? '').split('\n')[0]!.slice(0, 120)}`)
    say(`${rows.length} dead`)
    return 0
  },
}

export const retryJob: OperatorCommand = {
  name: 'retry-job',
  about: 'let a dead job run once more',
  words: ['ID'],
  usage: '--why TEXT',
  options: [],
  isAct: true,
  async run(context, input) {
    const id = input.words[0]
    if (!id || !/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id))
      throw new OperatorMistake('give the id of a job')
    const [job] = await rowsOf<DeadJob>(context.db, sql`${jobs} where id = ${id}::uuid`)
    if (!job) throw new OperatorMistake(`there is no job ${id}: those that are done are soon forgotten`)
    if (job.state === 'completed' || job.state === 'cancelled')
      throw new OperatorMistake(`job ${id} is ${job.state}: there is nothing to do again`)
    // Idempotent: a repeated command changes nothing.
    if (job.state === 'failed') {
      const jobs = await openQueue(context, job.queue)
      const record = { command: 'retry-job', subject: `job:${id}`, details: { queue: job.queue } }
      await act(context, input, record, async (tx) => {
        const executeSql = async (text: string, values: unknown[] = []) => ({ rows: await runText(tx, text, values) })
        await jobs.retry(job.queue, id, { db: { executeSql } })
        return 'retried'
      })
    }
    context.say(`job ${id} of ${job.queue} runs again`)
    return 0
  },
}

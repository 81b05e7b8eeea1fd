import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '#design/ui/action/button.tsx'
import { Price } from '#design/ui/data/price.tsx'
import { CheckIcon, WalletIcon } from '#design/ui/icon/icons.tsx'
import { PageHead } from '#design/ui/navigation/page-head.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import { AsOf } from '#features/connection/as-of.tsx'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { GoodsThumb } from '#features/items/goods-thumb.tsx'
import { useMarketPath } from '#features/navigation/use-market-path.ts'
import { OwnStanding } from '#features/standing/own-standing.tsx'
import { DeadlineLine } from '#features/trading/deadline/deadline-line.tsx'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { taskList } from '#styled-system/recipes/task-list.js'
import { describeTask } from './describe-task.ts'
import { placeOf, type Task } from './model.ts'
import { tasksQuery } from './queries.ts'
import { TaskRowsPending } from './tasks-pending.tsx'

/** All tasks of the person, most urgent first. Each line links to the page that handles it. */
export function TasksPage() {
  const found = useQuery(tasksQuery())
  const styles = taskList()
  return (
    <div className={styles.root}>
      <PageHead title={m.tasks_title()} text={m.tasks_text()} />
      <AsOf query={found} />
      <OwnStanding />
      {found.data ? (
        <TaskRows tasks={found.data.items} total={found.data.total} now={found.dataUpdatedAt} />
      ) : found.isError ? (
        <FailedQuery title={m.tasks_failed()} query={found} />
      ) : (
        <TaskRowsPending />
      )}
    </div>
  )
}

interface TaskRowsProps {
  tasks: readonly Task[]
  /** The number of all tasks, shown or not. */
  total: number
  /** When the tasks were read, in milliseconds. */
  now: number
}

function TaskRows({ tasks, total, now }: TaskRowsProps) {
  const { market } = useMarketPath()
  const styles = taskList()
  if (tasks.length === 0) {
    return (
      <EmptyState
        icon={<CheckIcon size={24} />}
        title={m.tasks_empty()}
        text={m.tasks_empty_text()}
        action={<LinkButton href={market}>{m.tasks_to_market()}</LinkButton>}
      />
    )
  }
  return (
    <>
      <ul className={styles.list} aria-label={m.tasks_list()}>
        {tasks.map((task) => (
          <TaskRow key={`${task.kind}/${task.about}`} task={task} now={now} />
        ))}
      </ul>
      {total > tasks.length && (
        <p className={styles.rest}>{m.tasks_rest({ count: formatNumber(total - tasks.length) })}</p>
      )}
    </>
  )
}

function TaskRow({ task, now }: { task: Task; now: number }) {
  const publicPath = usePublicPath()
  const { page, rest } = placeOf(task)
  const styles = taskList()
  const { goods_info: info } = task
  return (
    <li className={styles.line}>
      <a className={styles.row} href={publicPath(page) + rest}>
        {info ? (
          <GoodsThumb className={styles.art} image={info.image} width={64} />
        ) : (
          <span className={styles.art}>
            <WalletIcon size={24} />
          </span>
        )}
        <span className={styles.name}>{info ? info.name : m.tasks_withdrawal()}</span>
        <span className={styles.amount}>
          <Price amount={task.amount} size="sm" />
        </span>
        <div className={styles.due}>
          <DeadlineLine {...describeTask(task)} until={task.deadline_at} isMine now={now} />
        </div>
      </a>
    </li>
  )
}

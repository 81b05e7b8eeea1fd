import { TasksIcon } from '#design/ui/icon/account-icons.tsx'
import { Tooltip } from '#design/ui/status/tooltip.tsx'
import { usePlace } from '#features/navigation/use-place.ts'
import * as m from '#paraglide/messages.js'
import { button, type ButtonVariants } from '#styled-system/recipes/button.js'
import { shellHeader } from '#styled-system/recipes/shell-header.js'

/** The link to the person's tasks, with their count. */
export function TasksLink({ waiting, size = 'sm' }: { waiting: number; size?: ButtonVariants['size'] }) {
  const href = usePlace().find('/tasks')
  const label = waiting > 0 ? m.shell_tasks_waiting({ count: waiting }) : m.shell_tasks()
  if (href === undefined) return null
  return (
    <Tooltip text={label} isName align="end">
      <a href={href} aria-label={label} className={button({ look: 'ghost', size, isSquare: true })}>
        <TasksIcon />
        {waiting > 0 && <span className={shellHeader().count}>{waiting > 99 ? '99+' : waiting}</span>}
      </a>
    </Tooltip>
  )
}

import { IconButton } from '#design/ui/action/icon-button.tsx'
import { ListIcon } from '#design/ui/icon/icons.tsx'

interface TableSwitchProps {
  isTable: boolean
  /** The names of the button while the chart is shown, and while the table is. */
  asTable: string
  asChart: string
  onChange: (isTable: boolean) => void
}

/** Shows a chart as a table, and back. */
export function TableSwitch({ isTable, asTable, asChart, onChange }: TableSwitchProps) {
  return (
    <IconButton
      label={isTable ? asChart : asTable}
      icon={<ListIcon size={16} />}
      tooltipAlign="end"
      onClick={() => onChange(!isTable)}
    />
  )
}

import { IconButton } from '#design/ui/action/icon-button.tsx'
import { ListIcon } from '#design/ui/icon/icons.tsx'
import * as m from '#paraglide/messages.js'

interface TableSwitchProps {
  isTable: boolean
  /** The names of the button while the chart is shown, and while the table is; needed where a page has two of them. */
  asTable?: string
  asChart?: string
  onChange: (isTable: boolean) => void
}

/** Shows a chart as a table, and back. */
export function TableSwitch({
  isTable,
  asTable = m.chart_as_table(),
  asChart = m.chart_as_chart(),
  onChange,
}: TableSwitchProps) {
  return (
    <IconButton
      label={isTable ? asChart : asTable}
      icon={<ListIcon size={16} />}
      tooltipAlign="end"
      onClick={() => onChange(!isTable)}
    />
  )
}

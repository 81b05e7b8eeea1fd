import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { partOnUse } from '../part-on-use.tsx'

/** The chart of the price trend; the server draws it, its cross comes with its code. */
export const [Chart, loadChart] = partOnUse(() => import('./price-chart.tsx'), <Skeleton shape="fill" width="full" />)

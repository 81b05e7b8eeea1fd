import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { partOnUse } from '../part-on-use.tsx'

/** The price trend chart. It is server-rendered; its crosshair works once its code has loaded. */
export const [Chart, loadChart] = partOnUse(() => import('./price-chart.tsx'), <Skeleton shape="fill" width="full" />)

import type { CallData } from '#contract/call.ts'
import type { containerInfo } from '#contract/market/info.ts'
import * as m from '#paraglide/messages.js'

const names: Record<CallData<typeof containerInfo>['qualities'][number], () => string> = {
  normal: m.goods_quality_normal,
  stattrak: m.market_quality_stattrak,
  souvenir: m.market_quality_souvenir,
}

/** The qualities in which a container's contents come. */
export const qualitiesText = (qualities: CallData<typeof containerInfo>['qualities']) =>
  qualities.map((quality) => names[quality]()).join(' · ')

import { createServerFn } from '@tanstack/react-start'
import {
  capsuleGroup,
  containerInfo,
  containers,
  dubbing,
  info,
  infoFilter,
  seriesItemset,
  stickersList,
} from '#contract/market/info.ts'
import { statisticsList } from '#contract/market/trades.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'

export const fetchKinds = createServerFn({ method: 'GET' }).handler(() => callUpstream(infoFilter, {}))

export const fetchSeries = createServerFn({ method: 'GET' })
  .validator(inputOf(info))
  .handler(({ data }) => callUpstream(info, data))

export const fetchSeriesItems = createServerFn({ method: 'GET' })
  .validator(inputOf(seriesItemset))
  .handler(({ data }) => callUpstream(seriesItemset, data))

export const fetchContainers = createServerFn({ method: 'GET' })
  .validator(inputOf(containers))
  .handler(({ data }) => callUpstream(containers, data))

export const fetchContainer = createServerFn({ method: 'GET' })
  .validator(inputOf(containerInfo))
  .handler(({ data }) => callUpstream(containerInfo, data))

export const fetchStickerGroups = createServerFn({ method: 'GET' })
  .validator(inputOf(capsuleGroup))
  .handler(({ data }) => callUpstream(capsuleGroup, data))

export const fetchStickers = createServerFn({ method: 'GET' })
  .validator(inputOf(stickersList))
  .handler(({ data }) => callUpstream(stickersList, data))

/** Drops the goods infos: a kit's own fields suffice, and the infos are four fifths of the response. */
export const fetchMusicKits = createServerFn({ method: 'GET' })
  .validator(inputOf(dubbing))
  .handler(async ({ data }) => {
    const result = await callUpstream(dubbing, data)
    return result.ok ? { ok: true as const, data: { kits: result.data.kits } } : result
  })

export const fetchMarketStatistics = createServerFn({ method: 'GET' })
  .validator(inputOf(statisticsList))
  .handler(({ data }) => callUpstream(statisticsList, data))
